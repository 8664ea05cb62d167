import Combine
import Gtk
import KeyboardSupport
@testable import UIKit
import WeatherKit
@testable import WeatherUIKit
import XCTest

/// The weather's window of UIKit, used with keys alone.
final class WeatherKeyboardTests: WidgetTestCase {
  private struct Letters: WeatherService {
    func weather(in city: String) -> AnyPublisher<WeatherDetail, WeatherAPIError> {
      Just(WeatherDetail(name: city, main: .init(temp: Double(city.count))))
        .setFailureType(to: WeatherAPIError.self).eraseToAnyPublisher()
    }
  }

  func testACityIsTypedInEachTab() throws {
    try onMain {
      let tabs = WeatherTabs(viewModel: TempViewModel(service: Letters(), city: "Rome"))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try Keyboard.use(window.gtkWindow)
      for index in 0..<4 {
        let form = try XCTUnwrap(tabs.selectedViewController as? WeatherFormController)
        let letters = window.gtkWindow.mnemonicLetters
        let city = try XCTUnwrap(letters["City"], "\(letters)")
        try Keyboard.press("alt+\(city)", "End")
        try Keyboard.type("x")
        let degrees = "\(5 + index) °C"
        XCTAssertTrue(pump { form.temperatureLabel.text == degrees }, form.title ?? "")
        guard index < 3 else { break }
        try Keyboard.press("Tab", "Right")
        XCTAssertEqual(tabs.selectedIndex, index + 1)
      }
      let reactive = try XCTUnwrap(window.gtkWindow.mnemonicLetters["Reactive"])
      try Keyboard.press("alt+\(reactive)")
      XCTAssertTrue(pump { tabs.selectedIndex == 0 })
      try Keyboard.press("ctrl+w")
      pump(seconds: 0.1)
      XCTAssertEqual(Gtk.Window.shown, [])
    }
  }
}
