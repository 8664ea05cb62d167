import Combine
import Foundation
import Gtk
import MoviesKit
import RemoteAPI
import ScreenshotSupport
import SwiftUI
import TestServers
import XCTest

@testable import MoviesSwiftUI

/// The films' window and a service that does not do what it should.
final class MoviesFailureTests: AppWindowTestCase {
  private static let size = CGSize(width: 560, height: 720)

  private static let list = CountingServer.Answer.json(
    #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":7,"title":"Seven"}]}"#)

  @MainActor
  private static func shown(
    _ url: String
  ) -> (window: HostedWindow, model: MoviesViewModel) {
    let model = MoviesViewModel(
      movieAPI: MovieStore(baseURL: url, apiKey: "key"), indexEndpoint: 1)
    let window = HostedWindow(title: "Movies", size: size, ContentView(moviesViewModel: model))
    window.show()
    return (window, model)
  }

  @MainActor
  private static func close(_ window: HostedWindow) {
    window.close()
    pump(seconds: 0.1)
  }

  func testEachFailureSaysWhatToDoAndIsTriedAgain() throws {
    let failures: [(CountingServer.Answer, String)] = [
      (.json("{}", status: 401), "Set TMDB_API_KEY to a valid key of themoviedb.org."),
      (.json("{}", status: 429), "Wait a little and try again."),
      (.json("{}", status: 503), "Wait a little and try again."),
      (.json("<html>"), "Check that the address belongs to this service"),
      (.json(#"{"page":1}"#), "The answer of the service is not what was expected"),
    ]
    try MainActor.assumeIsolated {
      for (failure, advice) in failures {
        let server = try CountingServer(giving: failure)
        let (window, model) = Self.shown(server.url)
        XCTAssertTrue(pump { !MessageDialog.open.isEmpty }, advice)
        let dialog = try XCTUnwrap(MessageDialog.open.first)
        XCTAssertTrue(dialog.body.contains(advice), dialog.body)
        server.give(Self.list)
        dialog.respond(try XCTUnwrap(dialog.responses.first { $0 != "close" }))
        XCTAssertTrue(pump { window.texts.contains("Seven") }, "\(window.texts)")
        XCTAssertTrue(pump { MessageDialog.open.isEmpty })
        XCTAssertNil(model.moviesError)
        Self.close(window)
      }
    }
  }

  func testWithoutAConnectionTheWindowSaysSo() throws {
    try MainActor.assumeIsolated {
      let (window, _) = Self.shown(try RawServer.refusingURL().absoluteString)
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      let dialog = try XCTUnwrap(MessageDialog.open.first)
      XCTAssertTrue(dialog.body.contains("No connection to “127.0.0.1” could be made."))
      XCTAssertTrue(dialog.body.contains("that the service is running."))
      dialog.respond("close")
      XCTAssertTrue(pump { MessageDialog.open.isEmpty })
      Self.close(window)
    }
  }

  func testTheFilmsOfBeforeStayWhenAnotherListFails() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: Self.list)
      let (window, model) = Self.shown(server.url)
      XCTAssertTrue(pump { window.texts.contains("Seven") })
      server.give(.json("{}", status: 500))
      try XCTUnwrap(window.all(SegmentedControl.self).first).press(3)
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      MessageDialog.open.first?.respond("close")
      XCTAssertTrue(pump { MessageDialog.open.isEmpty })
      XCTAssertTrue(window.texts.contains("Seven"), "\(window.texts)")
      XCTAssertEqual(model.indexEndpoint, 3)
      Self.close(window)
    }
  }

  func testASlowAnswerDoesNotHoldUpTheNextListNorTheWindow() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .silence)
      let (window, _) = Self.shown(server.url)
      XCTAssertTrue(pump { server.requested.count == 1 })
      server.give(Self.list)
      try XCTUnwrap(window.all(SegmentedControl.self).first).press(0)
      XCTAssertTrue(pump { window.texts.contains("Seven") }, "\(window.texts)")
      server.give(.silence)
      try XCTUnwrap(window.all(SegmentedControl.self).first).press(2)
      XCTAssertTrue(pump { server.requested.count == 3 })
      Self.close(window)
      pump(seconds: 0.2)
      XCTAssertTrue(MessageDialog.open.isEmpty, "nothing is told of a window that is gone")
    }
  }

  func testDetailsThatFailLeaveTheFilmAndAreTriedAgain() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .silence)
      let model = MovieDetailViewModel(
        movie: Movie(id: 7, title: "Seven", overview: "In short."),
        movieAPI: MovieStore(baseURL: server.url, apiKey: "key"))
      let window = HostedWindow(title: "Film", size: Self.size, MovieDetail(model))
      window.show()
      XCTAssertTrue(pump { window.texts.contains("Fetching the details…") })
      server.give(.json(#"{"status_code":34}"#, status: 404))
      model.reload()
      XCTAssertTrue(
        pump { window.texts.contains { $0.hasPrefix("There is no film with the number 7.") } })
      XCTAssertTrue(window.texts.contains("In short."))
      server.give(.json(#"{"id":7,"title":"Seven","runtime":127,"overview":"In short."}"#))
      let again = window.all(Gtk.Button.self).first { button in
        var isFound = false
        button.forEachDescendant {
          if ($0 as? Gtk.Label)?.text == "Try Again" { isFound = true }
        }
        return isFound
      }
      try XCTUnwrap(again).click()
      XCTAssertTrue(pump { window.texts.contains { $0.contains("2 h 7 min") } })
      Self.close(window)
    }
  }
}
