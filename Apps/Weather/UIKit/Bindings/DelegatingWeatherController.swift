import Combine
import UIKit
import WeatherKit

/// Is told of new weather.
@MainActor
protocol WeatherModelDelegate: AnyObject {
  func weatherModel(_ model: DelegatingWeather, didReceive weather: WeatherDetail)
}

/// Tells its delegate of new weather.
@MainActor
final class DelegatingWeather {
  weak var delegate: (any WeatherModelDelegate)?
  private var subscription: AnyCancellable?

  init(_ viewModel: TempViewModel, delegate: any WeatherModelDelegate) {
    self.delegate = delegate
    subscription = viewModel.$currentWeather.sink { [weak self] weather in
      guard let self else { return }
      self.delegate?.weatherModel(self, didReceive: weather)
    }
  }
}

/// Binding by delegation: the field tells the controller, and so does the model.
final class DelegatingWeatherController: WeatherFormController, UITextFieldDelegate,
  WeatherModelDelegate
{
  private var model: DelegatingWeather?

  override func viewDidLoad() {
    super.viewDidLoad()
    cityField.delegate = self
    model = DelegatingWeather(viewModel, delegate: self)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    viewModel.city = textField.text ?? ""
  }

  func weatherModel(_ model: DelegatingWeather, didReceive weather: WeatherDetail) {
    show(weather)
  }
}
