import Foundation
import Gtk
import XCTest

/// A test of widgets. They are made on the main thread, on which XCTest runs tests.
class WidgetTestCase: XCTestCase {
  override func setUpWithError() throws {
    try MainActor.assumeIsolated {
      Diagnostics.record()
      // Without a display the test fails: scripts/with-display gives it one.
      try Application.start()
      Appearance.animationsEnabled = false
      Appearance.setCursorBlinks(false)
    }
  }

  /// Runs the body of a test, and checks that all widgets that it made are gone afterwards, and that
  /// GTK has nothing to complain about.
  func onMain(
    file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor () throws -> Void
  ) rethrows {
    try MainActor.assumeIsolated {
      // What the module makes once for itself.
      _ = TextLayout([TextRun("x")])
      let before = (Widget.liveCount, Widget.liveObjectCount)
      _ = Diagnostics.take()
      try body()
      pump(until: { (Widget.liveCount, Widget.liveObjectCount) == before })
      XCTAssertEqual(Widget.liveCount, before.0, "Swift's widgets leak", file: file, line: line)
      XCTAssertEqual(
        Widget.liveObjectCount, before.1, "GTK's widgets leak", file: file, line: line)
      XCTAssertEqual(Diagnostics.take(), [], file: file, line: line)
    }
  }
}
