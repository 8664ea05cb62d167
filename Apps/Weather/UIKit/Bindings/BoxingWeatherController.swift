import Combine
import UIKit
import WeatherKit

/// A value that tells one listener of each change.
final class Box<Value> {
  private var listener: ((Value) -> Void)?

  var value: Value {
    didSet { listener?(value) }
  }

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `listener` with the value, and with each new one.
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}

/// Binding by boxing: a value in a box whose `didSet` calls who is bound to it.
final class BoxingWeatherController: WeatherFormController {
  private let weather = Box(WeatherDetail.placeholder)
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    cityField.addAction(
      UIAction { [weak self] _ in self?.viewModel.city = self?.cityField.text ?? "" },
      for: .editingChanged)
    weather.bind { [weak self] in self?.show($0) }
    subscription = viewModel.$currentWeather.sink { [weak self] in self?.weather.value = $0 }
  }
}
