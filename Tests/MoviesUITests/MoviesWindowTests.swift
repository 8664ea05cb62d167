import Combine
import Foundation
import Gtk
import MoviesKit
import ScreenshotSupport
import SwiftUI
import XCTest

@testable import MoviesSwiftUI

/// The films' window.
final class MoviesWindowTests: AppWindowTestCase {
  private static let size = CGSize(width: 560, height: 720)

  @MainActor
  private static func model() -> MoviesViewModel {
    MoviesViewModel(movieAPI: MovieStore.sample(), indexEndpoint: 1)
  }

  func testTheListAndAFilmsPage() throws {
    try inBothSchemes(
      title: "Movies", size: Self.size, { ContentView(moviesViewModel: Self.model()) }
    ) { window, scheme in
      XCTAssertTrue(pump { window.texts.contains("Dune: Part Two") })
      XCTAssertTrue(pump { window.all(Picture.self).count >= 4 }, "posters come")
      pump(seconds: 0.3)
      try Screenshot.check(window.window, "movies-swiftui-\(scheme)")

      try XCTUnwrap(window.all(ListView.self).first).activateRow(at: 2)
      XCTAssertTrue(pump { window.window.title == "Interstellar" })
      XCTAssertTrue(pump { window.all(Picture.self).count == 1 })
      XCTAssertTrue(pump { window.texts.contains("Christopher Nolan") }, "\(window.texts)")
      pump(seconds: 0.3)
      try Screenshot.check(window.window, "movies-swiftui-detail-\(scheme)")
    }
  }

  /// Fails as long as it is told to; used on the main thread only.
  private final class Broken: MovieService, @unchecked Sendable {
    func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
      Future { $0(.failure(.responseError(503))) }
    }

    func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
      Future { $0(.failure(.responseError(503))) }
    }
  }

  func testAnErrorIsAskedAbout() throws {
    try inBothSchemes(
      title: "Movies", size: Self.size,
      { ContentView(moviesViewModel: MoviesViewModel(movieAPI: Broken(), indexEndpoint: 1)) }
    ) { window, scheme in
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      let dialog = try XCTUnwrap(MessageDialog.open.first)
      XCTAssertEqual(dialog.heading, "Network error")
      pump(seconds: 0.3)
      try Screenshot.check(dialog, "movies-swiftui-alert-\(scheme)")
      dialog.respond("close")
      pump(seconds: 0.1)
      XCTAssertEqual(MessageDialog.open, [])
    }
  }

  func testThePickerAndTheStepperChangeTheList() throws {
    try MainActor.assumeIsolated {
      let model = Self.model()
      let window = HostedWindow(
        title: "Movies", size: Self.size, ContentView(moviesViewModel: model))
      window.show()
      XCTAssertTrue(pump { window.texts.contains("Dune: Part Two") })
      let picker = try XCTUnwrap(window.all(SegmentedControl.self).first)
      XCTAssertEqual(picker.selectedIndex, 1)
      picker.press(3)
      XCTAssertTrue(
        pump { window.texts.contains("The Shawshank Redemption") }, "\(window.texts)")
      XCTAssertEqual(model.indexEndpoint, 3)
      let down = try XCTUnwrap(window.all(Gtk.Button.self).first { $0.isStepperDown })
      down.click()
      XCTAssertTrue(pump { picker.selectedIndex == 2 })
      window.close()
      pump(seconds: 0.1)
    }
  }
}

extension Gtk.Button {
  fileprivate var isStepperDown: Bool { parent is Box && cssClasses.contains("image-button") }
}
