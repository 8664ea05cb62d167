import Foundation
import Gtk
import SwiftUI
import XCTest

/// A test of views in windows. XCTest runs tests on the main thread.
class ViewTestCase: XCTestCase {
  override func setUpWithError() throws {
    try MainActor.assumeIsolated {
      Diagnostics.record()
      do {
        try Application.start()
      } catch {
        throw XCTSkip("\(error) Run the tests with scripts/with-display.")
      }
      Appearance.animationsEnabled = false
      Appearance.setCursorBlinks(false)
      Appearance.colorScheme = .light
    }
  }

  /// Runs the body of a test, and checks that all widgets that it made are gone afterwards, and that
  /// GTK has nothing to complain about. As many objects of GTK's as `tolerated` may be left.
  func onMain(
    tolerated: Int = 0, file: StaticString = #filePath, line: UInt = #line,
    _ body: @MainActor () throws -> Void
  ) rethrows {
    try MainActor.assumeIsolated {
      // What the modules make once for themselves.
      _ = TextLayout([TextRun("x")])
      let before = (Widget.liveCount, Widget.liveObjectCount)
      _ = Diagnostics.take()
      try body()
      for window in HostedWindow.shown { window.close() }
      pump(until: {
        Widget.liveCount == before.0 && Widget.liveObjectCount <= before.1 + tolerated
      })
      XCTAssertEqual(Widget.liveCount, before.0, "Swift's widgets leak", file: file, line: line)
      XCTAssertLessThanOrEqual(
        Widget.liveObjectCount, before.1 + tolerated, "GTK's widgets leak", file: file, line: line)
      XCTAssertEqual(Diagnostics.take(), [], file: file, line: line)
    }
  }
}

/// Runs the main run loop until `condition` holds, five seconds at most. Gives whether it does.
@MainActor
@discardableResult
func pump(until condition: @MainActor () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: 5)
  while !condition() {
    guard Date() < deadline else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
  return true
}

/// Runs the main run loop for so many seconds.
@MainActor
func pump(seconds: TimeInterval) {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
}
