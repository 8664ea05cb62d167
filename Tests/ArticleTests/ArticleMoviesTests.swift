import Combine
import Foundation
import Gtk
import ScreenshotSupport
import SwiftUI
import TestServers
import XCTest

@testable import ArticleMovies

/// The article's films, in a window.
final class ArticleMoviesTests: AppWindowTestCase {
  override class func setUp() { ArticleServer.use() }

  private func inWindow(_ body: @MainActor (HostedWindow) throws -> Void) rethrows {
    try MainActor.assumeIsolated {
      let window = HostedWindow(
        title: "Movies", size: CGSize(width: 560, height: 720), ContentView())
      window.show()
      try body(window)
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testTheRowsShowWhatTheListHas() {
    inWindow { window in
      XCTAssertTrue(pump { window.texts.contains("upcoming 0") }, "\(window.texts)")
      XCTAssertTrue(window.texts.contains("82%"))
      XCTAssertTrue(window.texts.contains("What it is about."))
      XCTAssertTrue(window.texts.contains { $0.contains("2010") }, "the date: \(window.texts)")
    }
  }

  func testPostersComeForTheRowsInView() throws {
    try inWindow { window in
      XCTAssertTrue(pump { window.all(Picture.self).count >= 3 }, "posters are shown")
      let first = Set(posters("upcoming"))
      XCTAssertTrue(first.contains("/t/p/w154/upcoming-0.jpg"), "\(first)")
      XCTAssertFalse(first.contains("/t/p/w154/upcoming-29.jpg"), "a row out of view")
      let list = try XCTUnwrap(window.all(ListView.self).first)
      list.scroll(to: 29)
      XCTAssertTrue(pump { posters("upcoming").contains("/t/p/w154/upcoming-29.jpg") })
      XCTAssertEqual(
        posters("upcoming").count, Set(posters("upcoming")).count, "each is fetched once")
    }
  }

  func testThePickerAndTheStepperAreBoundToTheIndex() throws {
    try inWindow { window in
      let picker = try XCTUnwrap(window.all(SegmentedControl.self).first)
      XCTAssertEqual(picker.selectedIndex, 2)
      picker.press(1)
      XCTAssertTrue(pump { window.texts.contains("popular 0") }, "\(window.texts)")
      let down = try XCTUnwrap(
        window.all(Gtk.Button.self).first {
          $0.parent is Box && $0.cssClasses.contains("image-button")
        })
      down.click()
      XCTAssertTrue(pump { window.texts.contains("now_playing 0") }, "\(window.texts)")
      XCTAssertEqual(picker.selectedIndex, 0)
    }
  }

  func testARowLeadsToItsFilm() throws {
    try inWindow { window in
      XCTAssertTrue(pump { window.texts.contains("upcoming 1") })
      try XCTUnwrap(window.all(ListView.self).first).activateRow(at: 1)
      XCTAssertTrue(pump { window.window.title == "upcoming 1" })
      XCTAssertTrue(pump { window.texts.contains("1,234 votes") }, "\(window.texts)")
      XCTAssertTrue(pump { posters("upcoming").contains("/t/p/w500/upcoming-1.jpg") })
    }
  }

  func testAFailureIsAnAlertWithTwoButtons() throws {
    try inWindow { window in
      XCTAssertTrue(pump { window.texts.contains("upcoming 0") })
      try XCTUnwrap(window.all(SegmentedControl.self).first).press(3)
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      let dialog = try XCTUnwrap(MessageDialog.open.first)
      XCTAssertEqual(dialog.heading, "Network error")
      XCTAssertTrue(window.texts.contains("upcoming 0"), "what was there stays")
      dialog.respond("close")
      XCTAssertTrue(pump { MessageDialog.open.isEmpty })
    }
  }

  func testTheModelWithoutErrorsIsAssignedTo() {
    MainActor.assumeIsolated {
      let model = MoviesLightViewModel()
      XCTAssertTrue(pump { model.movies.first?.title == "now_playing 0" })
      model.indexEndpoint = 3
      XCTAssertTrue(pump { model.movies.isEmpty }, "a failure is an empty list")
    }
  }

  func testTheLoaderLoadsWhenSomebodySubscribes() {
    MainActor.assumeIsolated {
      let loader = ImageLoader(path: "/loader.jpg", size: .small)
      pump(seconds: 0.1)
      XCTAssertEqual(posters("loader"), [])
      var images: [UIImage?] = []
      let subscription = loader.objectWillChange.sink { images.append($0) }
      XCTAssertTrue(pump { images.contains { $0 != nil } })
      XCTAssertEqual(posters("loader"), ["/t/p/w154/loader.jpg"])
      subscription.cancel()
      XCTAssertTrue(
        ImageLoaderCache.shared.loaderFor(path: "/a.jpg", size: .small)
          === ImageLoaderCache.shared.loaderFor(path: "/a.jpg", size: .small))
    }
  }

  func testTheProgramRuns() throws {
    let server = try CountingServer { target in
      target.contains("/movie/") ? .json(#"{"page":1}"#, status: 500) : .silence
    }
    let environment = ["MOVIES_API_URL": server.url]
    try withProgram("ArticleMovies", environment) { process in
      XCTAssertTrue(
        MainActor.assumeIsolated { pump { !server.requested.isEmpty || !process.isRunning } })
      XCTAssertEqual(server.requested, ["/movie/upcoming?api_key=key"])
      MainActor.assumeIsolated { pump(seconds: 0.5) }
      XCTAssertTrue(process.isRunning, "the alert waits for an answer")
    }
  }
}

/// The posters that were asked for, of the list `name`.
private func posters(_ name: String) -> [String] {
  ArticleServer.films.requested.filter { $0.hasPrefix("/t/p/") && $0.contains("/\(name)") }
}
