import Foundation
import Gtk
import SwiftUI
import XCTest

/// A test of an app's window, as a person sees it. XCTest runs tests on the main thread.
open class AppWindowTestCase: XCTestCase {
  open override func setUpWithError() throws {
    try MainActor.assumeIsolated {
      Diagnostics.record()
      do {
        try Application.start()
      } catch {
        throw XCTSkip("\(error) Run the tests with scripts/with-display.")
      }
      Appearance.animationsEnabled = false
      Appearance.setCursorBlinks(false)
      _ = Diagnostics.take()
    }
  }

  open override func tearDown() {
    MainActor.assumeIsolated {
      Appearance.colorScheme = .system
      XCTAssertEqual(Diagnostics.take(), [], "GTK complains")
    }
  }

  /// Shows a window of the app in light and in dark. `body` gets it once it has been shown, and the
  /// ending of the names of pictures.
  package func inBothSchemes(
    title: String, size: CGSize, _ view: @MainActor () -> some View,
    _ body: @MainActor (HostedWindow, String) throws -> Void
  ) rethrows {
    try MainActor.assumeIsolated {
      for (scheme, ending) in [(Appearance.ColorScheme.light, "light"), (.dark, "dark")] {
        Appearance.colorScheme = scheme
        let window = HostedWindow(title: title, size: size, view())
        window.show()
        defer {
          window.close()
          pump(seconds: 0.1)
        }
        try body(window, ending)
      }
    }
  }
}

/// Runs the main run loop until `condition` holds, ten seconds at most. Gives whether it does.
@MainActor
@discardableResult
package func pump(until condition: @MainActor () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: 10)
  while !condition() {
    guard Date() < deadline else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
  return true
}

/// Runs the main run loop for so many seconds.
@MainActor
package func pump(seconds: TimeInterval) {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
}

extension HostedWindow {
  /// The texts that are seen.
  public var texts: [String] {
    var found: [String] = []
    window.forEachDescendant { widget in
      if widget.isMapped, let label = widget as? Gtk.Label { found.append(label.text) }
    }
    return found
  }

  /// The widgets of a type that are seen, outer ones first.
  package func all<T: Gtk.Widget>(_ type: T.Type = T.self) -> [T] {
    var found: [T] = []
    window.forEachDescendant { widget in
      if widget.isMapped, let widget = widget as? T { found.append(widget) }
    }
    return found
  }
}
