import Combine
import Observation
import UIKit
import WeatherKit

/// Holds the weather in a property that can be observed.
@Observable
final class ObservableWeather {
  private(set) var weather = WeatherDetail.placeholder
  @ObservationIgnored private var subscription: AnyCancellable?

  init(_ viewModel: TempViewModel) {
    subscription = viewModel.$currentWeather.sink { [weak self] in self?.weather = $0 }
  }
}

/// Binding by observing a property: on Apple's platforms by key-value observing, here, without the
/// Objective-C runtime, by Observation.
final class ObservingWeatherController: WeatherFormController {
  private lazy var model = ObservableWeather(viewModel)
  private var observation: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    cityField.addAction(
      UIAction { [weak self] _ in self?.viewModel.city = self?.cityField.text ?? "" },
      for: .editingChanged)
    observation = model.publisher(for: \.weather).sink { [weak self] in self?.show($0) }
  }
}
