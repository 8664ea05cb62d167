import Foundation
import Gtk
import SwiftUI
import XCTest

private struct Reader<Content: View>: View {
  let anchor: UnitPoint?
  let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("go") { proxy.scrollTo(150, anchor: anchor) }
        content
      }
    }
  }
}

/// Where the row 150 is, below the button.
@MainActor
private func place(_ window: TestWindow) -> CGRect? {
  window.label("row 150").flatMap { window.frame(of: $0) }
}

@MainActor
private func scroller(_ window: TestWindow) throws -> CGRect {
  let found: [ScrolledWindow] = window.all()
  return try XCTUnwrap(found.first.flatMap { window.frame(of: $0) })
}

final class ScrollTests: ViewTestCase {
  func testAScrollViewMovesToAView() throws {
    try onMain {
      let window = TestWindow(
        Reader(
          anchor: .top,
          content: ScrollView { VStack { ForEach(0..<200) { Text("row \($0)") } } }))
      window.click("go")
      let view = try scroller(window)
      pump(until: { abs((place(window)?.minY ?? 0) - view.minY) < 1 })
      XCTAssertEqual(try XCTUnwrap(place(window)).minY, view.minY, accuracy: 1)
    }
  }

  func testALazyStackMovesToAViewThatIsNotThereYet() throws {
    try onMain {
      let window = TestWindow(
        Reader(
          anchor: nil,
          content: ScrollView { LazyVStack { ForEach(0..<200) { Text("row \($0)") } } }))
      XCTAssertNil(place(window))
      window.click("go")
      let view = try scroller(window)
      pump(until: { place(window).map { view.intersects($0) } == true })
      XCTAssertTrue(try view.contains(XCTUnwrap(place(window))))
    }
  }

  func testAListMovesToARowThatIsNotThereYet() throws {
    try onMain {
      for anchor in [nil, UnitPoint.center] {
        let window = TestWindow(
          Reader(anchor: anchor, content: List(0..<200) { Text("row \($0)") }))
        XCTAssertNil(place(window))
        window.click("go")
        let view = try scroller(window)
        let isThere = { () -> Bool in
          guard let row = place(window) else { return false }
          return anchor == nil ? view.contains(row) : abs(row.midY - view.midY) < 3
        }
        pump(until: { isThere() })
        XCTAssertTrue(isThere(), "\(String(describing: anchor)) \(place(window) as Any) in \(view)")
        window.close()
      }
    }
  }
}
