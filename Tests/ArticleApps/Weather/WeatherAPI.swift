import Combine
import Foundation

class WeatherAPI {
  static let shared = WeatherAPI()

  private let baseURL =
    ProcessInfo.processInfo.environment["WEATHER_API_URL"]
    ?? "https://api.openweathermap.org/data/2.5/weather"
  private let apiKey = "key"

  private func absoluteURL(city: String) -> URL? {
    guard var components = URLComponents(string: baseURL) else { return nil }
    components.queryItems = [
      URLQueryItem(name: "q", value: city),
      URLQueryItem(name: "appid", value: apiKey),
      URLQueryItem(name: "units", value: "metric"),
    ]
    return components.url
  }

  func fetchWeather(for city: String) -> AnyPublisher<WeatherDetail, Never> {
    guard let url = absoluteURL(city: city) else {
      return Just(WeatherDetail.placeholder).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .map { $0.data }
      .decode(type: WeatherDetail.self, decoder: JSONDecoder())
      .catch { error in Just(WeatherDetail.placeholder) }
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }
}
