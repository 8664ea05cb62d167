import Combine
import Gtk
@testable import UIKit
import WeatherKit
@testable import WeatherUIKit
import XCTest

/// As many degrees as the city's name has letters.
private struct Letters: WeatherService {
  func weather(in city: String) -> AnyPublisher<WeatherDetail, WeatherAPIError> {
    Just(WeatherDetail(name: city, main: .init(temp: Double(city.count))))
      .setFailureType(to: WeatherAPIError.self).eraseToAnyPublisher()
  }
}

final class WeatherWindowTests: WidgetTestCase {
  func testEachWayOfBindingShowsTheTypedCitysWeather() throws {
    try onMain {
      let tabs = WeatherTabs(viewModel: TempViewModel(service: Letters(), city: "Rome"))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      for index in 0..<4 {
        tabs.selectedIndex = index
        let form = try XCTUnwrap(tabs.selectedViewController as? WeatherFormController)
        form.cityField.insertText("x")
        let degrees = "\(5 + index) °C"
        pump { form.temperatureLabel.text == degrees }
        XCTAssertEqual(form.temperatureLabel.text, degrees, form.title ?? "")
      }
      window.isHidden = true
    }
  }

  func testTheWeatherOfTheSampleData() throws {
    try onMain {
      let viewModel = TempViewModel(service: WeatherAPI.sample())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
      let tabs = WeatherTabs(viewModel: viewModel)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let form = try XCTUnwrap(tabs.selectedViewController as? WeatherFormController)
      pump { form.temperatureLabel.text != "–" }
      for dark in [false, true] {
        window.overrideUserInterfaceStyle = dark ? .dark : .light
        pump(seconds: 0.3)
        let picture = try XCTUnwrap(window.gtkWindow.picture())
        try compare(picture, with: "weather-uikit-\(dark ? "dark" : "light")")
      }
      window.overrideUserInterfaceStyle = .unspecified
      window.isHidden = true
    }
  }
}
