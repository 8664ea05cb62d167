import Gtk
import SwiftUICore
import XCTest

@testable import SwiftUI

/// A test of windows. They are made on the main thread, on which XCTest runs tests.
class WindowTestCase: XCTestCase {
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
    }
  }

  /// Shows `view` in a window for the duration of `body`. Checks that all widgets are gone afterwards,
  /// and that GTK has nothing to complain about.
  func show<V: View>(
    _ view: @autoclosure @MainActor () -> V, size: CGSize = CGSize(width: 400, height: 500),
    file: StaticString = #filePath,
    line: UInt = #line, _ body: @MainActor (HostedWindow) throws -> Void
  ) rethrows {
    try MainActor.assumeIsolated {
      // What is made once for all windows.
      _ = TextLayout([TextRun("x")])
      Theme.install()
      let before = (Gtk.Widget.liveCount, Gtk.Widget.liveObjectCount)
      _ = Diagnostics.take()
      try {
        let window = HostedWindow(title: "Test", size: size, view())
        window.show()
        settle()
        defer { window.close() }
        try body(window)
      }()
      pump(until: { (Gtk.Widget.liveCount, Gtk.Widget.liveObjectCount) == before })
      XCTAssertEqual(Gtk.Widget.liveCount, before.0, "Swift's widgets leak", file: file, line: line)
      XCTAssertEqual(
        Gtk.Widget.liveObjectCount, before.1, "GTK's widgets leak", file: file, line: line)
      XCTAssertEqual(Diagnostics.take(), [], file: file, line: line)
    }
  }
}

/// Lets the window be drawn a few times.
@MainActor
func settle() {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.15))
}

extension HostedWindow {
  /// The elements of the window, rows of lists included, outer ones first.
  var elements: [RenderElement] {
    func all(_ element: RenderElement) -> [RenderElement] {
      var found = [element] + element.children.flatMap(all)
      if let list = element.handle as? ListHandle {
        found += list.shownRows.flatMap { all($0.element) }
      }
      return found
    }
    return all(host.rootElement)
  }

  /// The handles of a kind.
  func handles<Handle: ElementHandle>(_ kind: Handle.Type) -> [Handle] {
    elements.compactMap { $0.handle as? Handle }
  }

  var texts: [String] {
    elements.compactMap {
      if case .text(let text) = $0.content { return text.string }
      return nil
    }
  }

  /// The widgets of a kind in the window.
  func widgets<Kind: Gtk.Widget>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    window.forEachDescendant { if let widget = $0 as? Kind { found.append(widget) } }
    return found
  }

  /// Presses the button with a title.
  func press(_ title: String) {
    for handle in handles(ButtonHandle.self) {
      if case .button(let properties) = handle.element.content, properties.title == title {
        handle.press()
        host.flush()
        return
      }
    }
    XCTFail("there is no button \(title)")
  }
}
