import Combine
import Foundation
import Gtk
import ScreenshotSupport
import WeatherKit
import XCTest

@testable import WeatherSwiftUI

/// The weather's window.
final class WeatherWindowTests: AppWindowTestCase {
  func testTheTemperatureFollowsTheCity() throws {
    try inBothSchemes(
      title: "Weather", size: CGSize(width: 480, height: 320),
      { ContentView(model: TempViewModel(service: WeatherAPI.sample())) }
    ) { window, scheme in
      XCTAssertTrue(pump { window.texts.contains { $0.hasPrefix("London") } }, "\(window.texts)")
      let field = try XCTUnwrap(window.all(Entry.self).first)
      field.text = "Paris"
      XCTAssertTrue(pump { window.texts.contains { $0.hasPrefix("Paris") } }, "\(window.texts)")
      XCTAssertTrue(window.texts.contains { $0.hasSuffix("ºC") })
      pump(seconds: 0.2)
      try Screenshot.check(window.window, "weather-swiftui-\(scheme)")
    }
  }
}
