import Foundation
import Gtk
import ScreenshotSupport
import SwiftUI
import TestServers
import WeatherKit
import XCTest

@testable import WeatherSwiftUI

/// The weather's window and a service that does not do what it should.
final class WeatherFailureTests: AppWindowTestCase {
  private static let rome = CountingServer.Answer.json(#"{"name":"Rome","main":{"temp":20}}"#)

  @MainActor
  private static func shown(_ url: String) -> HostedWindow {
    let model = TempViewModel(service: WeatherAPI(baseURL: url, apiKey: "key"), city: "Rome")
    let window = HostedWindow(
      title: "Weather", size: CGSize(width: 480, height: 320), ContentView(model: model))
    window.show()
    return window
  }

  @MainActor
  private static func close(_ window: HostedWindow) {
    window.close()
    pump(seconds: 0.1)
  }

  func testEachFailureSaysWhatToDoAndIsTriedAgain() throws {
    let failures: [(CountingServer.Answer, String)] = [
      (.json("{}", status: 401), "Set OPENWEATHERMAP_API_KEY to a valid key"),
      (.json(#"{"message":"city not found"}"#, status: 404), "Check the spelling"),
      (.json("{}", status: 503), "Wait a little and try again."),
      (.json("<html>"), "Check that the address belongs to this service"),
    ]
    try MainActor.assumeIsolated {
      for (failure, advice) in failures {
        let server = try CountingServer(giving: failure)
        let window = Self.shown(server.url)
        XCTAssertTrue(pump { window.texts.contains { $0.contains(advice) } }, "\(window.texts)")
        server.give(Self.rome)
        let again = window.all(Gtk.Button.self).first
        try XCTUnwrap(again).click()
        XCTAssertTrue(pump { window.texts.contains("20 ºC") }, "\(window.texts)")
        XCTAssertFalse(window.texts.contains("Try Again"))
        Self.close(window)
      }
    }
  }

  func testReturnInTheFieldTriesAgain() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .json("{}", status: 503))
      let window = Self.shown(server.url)
      XCTAssertTrue(pump { window.texts.contains("Try Again") })
      server.give(Self.rome)
      try XCTUnwrap(window.all(Entry.self).first).submit()
      XCTAssertTrue(pump { window.texts.contains("20 ºC") }, "\(window.texts)")
      Self.close(window)
    }
  }

  func testWithoutAConnectionTheWindowSaysSoAndKeepsTheCity() throws {
    try MainActor.assumeIsolated {
      let window = Self.shown(try RawServer.refusingURL().absoluteString)
      XCTAssertTrue(
        pump { window.texts.contains { $0.contains("that the service is running.") } },
        "\(window.texts)")
      XCTAssertEqual(window.all(Entry.self).first?.text, "Rome")
      Self.close(window)
    }
  }

  func testASlowAnswerIsGivenUpForTheNextCity() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer { target in
        target.contains("q=Rome") ? .silence : .json(#"{"name":"Paris","main":{"temp":11}}"#)
      }
      let window = Self.shown(server.url)
      XCTAssertTrue(pump { server.requested.count == 1 })
      try XCTUnwrap(window.all(Entry.self).first).text = "Paris"
      XCTAssertTrue(pump { window.texts.contains("11 ºC") }, "\(window.texts)")
      XCTAssertTrue(pump { server.abandoned.count == 1 }, "the request for Rome is cancelled")
      Self.close(window)
    }
  }

  func testAWindowThatIsClosedGivesUpItsRequest() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .silence)
      let window = Self.shown(server.url)
      XCTAssertTrue(pump { server.requested.count == 1 })
      Self.close(window)
      XCTAssertTrue(pump { server.abandoned.count == 1 })
    }
  }
}
