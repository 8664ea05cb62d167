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
      try keep(XCTUnwrap(window.gtkWindow.picture()), "weather-uikit-light")
      window.isHidden = true
    }
  }
}

/// Keeps a picture to be looked at, if the environment says where.
private func keep(_ picture: Texture, _ name: String) throws {
  guard let folder = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] else { return }
  try picture.pngData().write(
    to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
}
