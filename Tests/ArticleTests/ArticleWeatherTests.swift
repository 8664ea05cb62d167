import Foundation
import Gtk
import ScreenshotSupport
import SwiftUI
import TestServers
import XCTest

@testable import ArticleWeather
@testable import UIKit

/// The article's weather: one view model under two user interfaces.
final class ArticleWeatherTests: AppWindowTestCase {
  override class func setUp() { ArticleServer.use() }

  func testTheViewsFollowTheField() throws {
    try MainActor.assumeIsolated {
      let window = HostedWindow(
        title: "Weather", size: CGSize(width: 480, height: 320), ArticleWeather.ContentView())
      window.show()
      XCTAssertTrue(pump { window.texts.contains("6 ºC") }, "\(window.texts)")
      let field = try XCTUnwrap(window.all(Entry.self).first)
      XCTAssertEqual(field.text, "London")
      field.text = "Rome"
      XCTAssertTrue(pump { window.texts.contains("4 ºC") }, "\(window.texts)")
      field.text = "Nowhere"
      XCTAssertTrue(pump { window.texts.contains("No weather") }, "\(window.texts)")
      field.text = "Paris"
      XCTAssertTrue(pump { window.texts.contains("5 ºC") }, "\(window.texts)")
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testTheControllerFollowsTheField() {
    MainActor.assumeIsolated {
      let controller = ViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 320))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      XCTAssertTrue(pump { controller.temperatureLabel.text == "6 ºC" })
      controller.cityTextField.insertText("derry")
      XCTAssertTrue(
        pump { controller.temperatureLabel.text == "11 ºC" },
        controller.temperatureLabel.text ?? "")
      window.isHidden = true
      pump(seconds: 0.1)
    }
  }

  func testTheProgramRuns() throws {
    let server = try CountingServer { _ in .json(#"{"main":{"temp":3}}"#) }
    try withProgram("ArticleWeather", ["WEATHER_API_URL": server.url]) { process in
      XCTAssertTrue(
        MainActor.assumeIsolated { pump { !server.requested.isEmpty || !process.isRunning } })
      XCTAssertEqual(server.requested.first, "/?q=London&appid=key&units=metric")
      XCTAssertTrue(process.isRunning)
    }
  }
}
