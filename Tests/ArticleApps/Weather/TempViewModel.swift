import Combine
import Foundation

final class TempViewModel: ObservableObject {
  // input
  @Published var city: String = "London"
  // output
  @Published var currentWeather = WeatherDetail.placeholder

  private var cancellableSet: Set<AnyCancellable> = []

  init() {
    $city
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .removeDuplicates()
      .flatMap { (city: String) -> AnyPublisher<WeatherDetail, Never> in
        WeatherAPI.shared.fetchWeather(for: city)
      }
      .assign(to: \.currentWeather, on: self)
      .store(in: &cancellableSet)
  }
}
