import Gtk
import TestServers
import WeatherKit
import XCTest

@testable import UIKit
@testable import WeatherUIKit

@MainActor
private func inWindow(
  _ url: String, _ body: @MainActor (WeatherTabs) throws -> Void
) rethrows {
  let tabs = WeatherTabs(
    viewModel: TempViewModel(service: WeatherAPI(baseURL: url, apiKey: "key"), city: "Rome"))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
  window.rootViewController = tabs
  window.makeKeyAndVisible()
  try body(tabs)
  window.isHidden = true
}

@MainActor
private func selectForm(_ tabs: WeatherTabs, _ index: Int) throws -> WeatherFormController {
  tabs.selectedIndex = index
  return try XCTUnwrap(tabs.selectedViewController as? WeatherFormController)
}

/// The weather's forms and a service that does not do what it should.
final class WeatherFailureTests: WidgetTestCase {
  private static let rome = CountingServer.Answer.json(#"{"name":"Rome","main":{"temp":20}}"#)

  func testEachFormSaysWhatToDoAndTriesAgain() throws {
    let failures: [(CountingServer.Answer, String)] = [
      (.json("{}", status: 401), "Set OPENWEATHERMAP_API_KEY to a valid key"),
      (.json(#"{"message":"city not found"}"#, status: 404), "Check the spelling"),
      (.json("{}", status: 503), "Wait a little and try again."),
      (.json("<html>"), "Check that the address belongs to this service"),
    ]
    try onMain {
      for (index, (failure, advice)) in failures.enumerated() {
        let server = try CountingServer(giving: failure)
        try inWindow(server.url) { tabs in
          let form = try selectForm(tabs, index)
          pump { form.problemLabel.text?.contains(advice) == true }
          XCTAssertTrue(form.problemLabel.text?.contains(advice) == true, form.title ?? "")
          XCTAssertFalse(form.againButton.isHidden)
          server.give(Self.rome)
          form.againButton.sendActions(for: .touchUpInside)
          pump { form.temperatureLabel.text == "20 °C" }
          XCTAssertEqual(form.temperatureLabel.text, "20 °C", form.title ?? "")
          XCTAssertTrue(form.againButton.isHidden && form.problemLabel.isHidden)
        }
      }
    }
  }

  func testWithoutAConnectionTheFormSaysSoAndKeepsTheCity() throws {
    try onMain {
      try inWindow(try RawServer.refusingURL().absoluteString) { tabs in
        let form = try selectForm(tabs, 0)
        pump { form.problemLabel.text?.contains("that the service is running.") == true }
        XCTAssertTrue(
          form.problemLabel.text?.contains("that the service is running.") == true)
        XCTAssertEqual(form.cityField.text, "Rome")
      }
    }
  }

  func testASlowAnswerIsGivenUpForTheNextCity() throws {
    try onMain {
      let server = try CountingServer { target in
        target.hasSuffix("q=Romex") || target.contains("q=Romex&")
          ? .json(#"{"name":"Romex","main":{"temp":11}}"#) : .silence
      }
      try inWindow(server.url) { tabs in
        let form = try selectForm(tabs, 0)
        pump { server.requested.count == 1 }
        form.cityField.insertText("x")
        pump { form.temperatureLabel.text == "11 °C" }
        XCTAssertEqual(form.temperatureLabel.text, "11 °C")
        pump { server.abandoned.count == 1 }
        XCTAssertEqual(server.abandoned.count, 1, "the request for Rome is cancelled")
      }
    }
  }
}
