import Combine
import Foundation
import Gtk
import KeyboardSupport
import ScreenshotSupport
import SwiftUI
import WeatherKit
import XCTest

@testable import WeatherSwiftUI

/// The weather's window, used with keys alone.
final class WeatherKeyboardTests: AppWindowTestCase {
  func testACityIsTyped() throws {
    try MainActor.assumeIsolated {
      let window = HostedWindow(
        title: "Weather", size: CGSize(width: 480, height: 320),
        ContentView(model: TempViewModel(service: WeatherAPI.sample())))
      window.show()
      XCTAssertTrue(pump { window.texts.contains { $0.hasPrefix("London") } })
      try Keyboard.use(window.window)
      try Keyboard.press("ctrl+a")
      try Keyboard.type("Paris")
      try Keyboard.press("Return")
      XCTAssertTrue(pump { window.texts.contains { $0.hasPrefix("Paris") } }, "\(window.texts)")
      XCTAssertFalse(window.window.mnemonicLetters.isEmpty)
      try Keyboard.press("ctrl+w")
      XCTAssertTrue(pump { HostedWindow.shown.isEmpty })
      pump(seconds: 0.1)
    }
  }
}
