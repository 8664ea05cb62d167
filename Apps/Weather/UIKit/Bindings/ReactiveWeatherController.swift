import Combine
import UIKit
import WeatherKit

/// Binding by reactive programming: a stream of texts goes to the model, a stream of weather comes from
/// it.
final class ReactiveWeatherController: WeatherFormController {
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cityField.textPublisher
      .assign(to: \.city, on: viewModel)
      .store(in: &subscriptions)
    viewModel.$currentWeather
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }
}
