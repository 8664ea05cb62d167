import Foundation
import Gtk
import KeyboardSupport
import MoviesKit
import ScreenshotSupport
import SwiftUI
import XCTest

@testable import MoviesSwiftUI

/// The films' window, used with keys alone, and as desktops may want it.
final class MoviesKeyboardTests: AppWindowTestCase {
  override func tearDown() {
    MainActor.assumeIsolated {
      Appearance.textScale = 1
      Appearance.isRightToLeft = false
    }
    super.tearDown()
  }

  @MainActor
  private static func show(_ model: MoviesViewModel) -> HostedWindow {
    Appearance.colorScheme = .light
    let window = HostedWindow(
      title: "Movies", size: CGSize(width: 560, height: 720), ContentView(moviesViewModel: model))
    window.show()
    pump { window.texts.contains("Dune: Part Two") }
    pump { window.all(Picture.self).count >= 4 }
    pump(seconds: 0.3)
    return window
  }

  @MainActor
  private static func model() -> MoviesViewModel {
    MoviesViewModel(movieAPI: MovieStore.sample(), indexEndpoint: 1)
  }

  func testAListIsChosenAndAFilmOpenedByKeys() throws {
    try MainActor.assumeIsolated {
      let model = Self.model()
      let window = Self.show(model)
      try Keyboard.use(window.window)
      XCTAssertEqual(
        Set(window.window.mnemonicLetters.keys),
        ["Enter your index", "Now Playing", "Popular", "Upcoming", "Top Rated"])
      // The stepper is the first, the picker the second stop.
      try Keyboard.press("Up")
      XCTAssertTrue(pump { model.indexEndpoint == 2 })
      try Keyboard.press("Tab", "Right")
      XCTAssertTrue(pump { window.texts.contains("The Shawshank Redemption") })
      XCTAssertEqual(model.indexEndpoint, 3)
      let list = try XCTUnwrap(window.all(ListView.self).first)
      try Keyboard.press("Tab")
      XCTAssertTrue(list.containsFocus)
      try Keyboard.press("Home", "Down", "Return")
      XCTAssertTrue(pump { window.window.title != "Movies" })
      try Keyboard.press("Escape")
      XCTAssertTrue(pump { window.window.title == "Movies" })
      pump(seconds: 0.1)
      XCTAssertTrue(list.containsFocus, "the keyboard is where it was")
      try Keyboard.press("Return")
      XCTAssertTrue(pump { window.window.title != "Movies" })
      try Keyboard.press("alt+Left")
      XCTAssertTrue(pump { window.window.title == "Movies" })
      pump(seconds: 0.1)
      try Keyboard.press("shift+Tab", "shift+Tab", "Down", "Down")
      XCTAssertTrue(pump { model.indexEndpoint == 1 })
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testADisplayOfTwoPixelsToThePoint() throws {
    try MainActor.assumeIsolated {
      let window = Self.show(Self.model())
      XCTAssertTrue(Appearance.setDisplayScale(2))
      pump { window.window.scaleFactor == 2 }
      pump(seconds: 0.3)
      let second = Self.show(Self.model())
      // GDK tells windows that have been destroyed, too, which the display takes for an error.
      defer {
        _ = Appearance.setDisplayScale(1)
        pump { window.window.scaleFactor == 1 && second.window.scaleFactor == 1 }
        pump(seconds: 0.3)
        window.close()
        second.close()
        pump(seconds: 0.1)
      }
      XCTAssertEqual(second.window.scaleFactor, 2)
      try Screenshot.check(second.window, "movies-swiftui-two-pixels", scale: 2)
    }
  }

  func testLargeText() throws {
    try MainActor.assumeIsolated {
      let window = Self.show(Self.model())
      Appearance.textScale = 1.5
      pump(seconds: 0.5)
      try Screenshot.check(window.window, "movies-swiftui-large-text")
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testFromRightToLeft() throws {
    try MainActor.assumeIsolated {
      let window = Self.show(Self.model())
      Appearance.isRightToLeft = true
      pump(seconds: 0.5)
      try Screenshot.check(window.window, "movies-swiftui-right-to-left")
      window.close()
      pump(seconds: 0.1)
    }
  }
}
