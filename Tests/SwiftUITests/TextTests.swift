import Gtk
import SwiftUI
import XCTest

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)").font(.largeTitle).bold()
      SwiftUI.Button("Add") { count += 1 }
      Text("still")
    }
  }
}

final class TextTests: ViewTestCase {
  func testAButtonChangesOnlyTheTextThatReadsTheState() {
    onMain {
      let window = TestWindow(Counter())
      XCTAssertEqual(window.texts.filter { $0 != "Test" }, ["Count: 0", "Add", "still"])
      let label = window.label("Count: 0")
      let before = window.hosted.counts
      window.click("Add")
      XCTAssertEqual(label?.text, "Count: 1")
      let after = window.hosted.counts
      XCTAssertEqual(after.creates, before.creates)
      XCTAssertEqual(after.moves, before.moves)
      XCTAssertEqual(after.updates, before.updates + 1)
    }
  }

  func testTextHasItsFontColourAndPlace() throws {
    try onMain {
      let window = TestWindow(
        Text("Red").font(.system(size: 30, weight: .bold)).foregroundColor(.red)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing))
      let label = try XCTUnwrap(window.label("Red"))
      XCTAssertEqual(label.style.size, 30)
      XCTAssertEqual(label.style.weight, 700)
      XCTAssertEqual(label.style.color?.red, 1)
      let frame = try XCTUnwrap(window.frame(of: label))
      let content = try XCTUnwrap(window.hosted.window.content.flatMap { window.frame(of: $0) })
      XCTAssertEqual(frame.maxX, content.maxX, accuracy: 1)
      XCTAssertEqual(frame.maxY, content.maxY, accuracy: 1)
    }
  }

  func testLongTextIsBrokenIntoLinesAndCutAtItsLimit() throws {
    onMain {
      let text = String(repeating: "long text ", count: 40)
      let window = TestWindow(
        VStack(alignment: .leading) {
          Text(text).frame(width: 200)
          Text(text).lineLimit(2).frame(width: 200)
        })
      let labels = window.all(Gtk.Label.self).filter { $0.text == text }
      XCTAssertEqual(labels.count, 2)
      let heights = labels.map(\.size.height)
      XCTAssertGreaterThan(heights[0], heights[1])
      XCTAssertEqual(labels[1].lineLimit, 2)
      let line = TextLayout([TextRun("long", style: labels[0].style)]).size().height
      XCTAssertEqual(heights[1], 2 * line, accuracy: 2)
    }
  }

  func testAConditionMakesAndTakesAwayWidgets() {
    struct Sample: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          SwiftUI.Toggle("More", isOn: $isShown)
          if isShown { Text("more") }
        }
      }
    }
    onMain {
      let window = TestWindow(Sample())
      XCTAssertNil(window.label("more"))
      window.all(Switch.self).first?.isOn = true
      window.settle()
      XCTAssertNotNil(window.label("more"))
      window.all(Switch.self).first?.isOn = false
      window.settle()
      XCTAssertNil(window.label("more"))
    }
  }
}
