import Foundation
import Gtk
import KeyboardSupport
import XCTest

/// Arrows in what is one stop of the Tab key.
final class ArrowTests: WidgetTestCase {
  @MainActor
  private static func show(_ children: [Widget]) throws -> Window {
    let window = Window(title: "Arrows", size: CGSize(width: 320, height: 300))
    window.setContent(Box(.vertical, children: children))
    window.present()
    try Keyboard.use(window)
    return window
  }

  func testArrowsChooseSegments() throws {
    try onMain {
      let (before, after) = (Button("Before"), Button("After"))
      let segments = SegmentedControl(["One", "Two", "Three", "Four"], selected: 1)
      segments.setEnabled(false, segment: 2)
      var chosen: [Int] = []
      segments.onSelect = { chosen.append($0) }
      let window = try Self.show([before, segments, after])
      before.grabFocus()
      try Keyboard.press("Tab", "Right")
      XCTAssertEqual(chosen, [3], "what is disabled is left out")
      try Keyboard.press("Right", "Left", "Left", "Home", "End")
      XCTAssertEqual(chosen, [3, 1, 0, 3], "nothing happens at the ends")
      try Keyboard.press("Tab")
      XCTAssertTrue(after.containsFocus)
      try Keyboard.press("shift+Tab")
      XCTAssertTrue(segments.containsFocus)
      XCTAssertEqual((window.focused as? Button)?.text, "Four")
      try Keyboard.press("shift+Tab")
      XCTAssertTrue(before.containsFocus)
      window.close()
    }
  }

  func testArrowsFollowWhatIsSeenWhereTextGoesFromRightToLeft() throws {
    try onMain {
      Appearance.isRightToLeft = true
      defer { Appearance.isRightToLeft = false }
      let segments = SegmentedControl(["One", "Two", "Three"], selected: 0)
      let window = try Self.show([segments])
      segments.focusFirst()
      try Keyboard.press("Left")
      XCTAssertEqual(segments.selectedIndex, 1)
      try Keyboard.press("Right")
      XCTAssertEqual(segments.selectedIndex, 0)
      window.close()
    }
  }

  func testNewSegmentsKeepTheKeyboard() throws {
    try onMain {
      let segments = SegmentedControl(["One", "Two"], selected: 1)
      let window = try Self.show([Button("Other"), segments])
      segments.focusFirst()
      segments.segments = ["Eins", "Zwei", "Drei"]
      XCTAssertEqual((window.focused as? Button)?.text, "Zwei")
      window.close()
    }
  }

  func testTabLeavesAListAndGoesThroughControlsInRows() throws {
    try onMain {
      let (before, after) = (Button("Before"), Button("After"))
      var fields: [Int: Entry] = [:]
      let list = ListView(
        RowFactory(
          make: { Box(.vertical) },
          bind: { box, id in
            guard let box = box as? Box else { return }
            for child in box.children { child.removeFromParent() }
            if id == 3 || id == 5 {
              let field = Entry(placeholder: "Field \(id)")
              fields[id] = field
              box.append(field)
            } else {
              box.append(Label("Row \(id)"))
            }
          }, unbind: { _, _ in }, dispose: { _ in }))
      list.identifiers = Array(0..<8)
      let scroller = ScrolledWindow(child: list, horizontal: .never)
      scroller.setExpands(horizontally: true, vertically: true)
      let window = try Self.show([before, scroller, after])
      window.setDefaultSize(CGSize(width: 320, height: 500))
      pump(seconds: 0.1)
      before.grabFocus()
      try Keyboard.press("Tab")
      XCTAssertTrue(list.containsFocus)
      try Keyboard.press("Tab")
      XCTAssertEqual(fields[3]?.containsFocus, true)
      try Keyboard.press("Tab")
      XCTAssertEqual(fields[5]?.containsFocus, true)
      try Keyboard.press("Tab")
      XCTAssertTrue(after.containsFocus)
      try Keyboard.press("shift+Tab")
      XCTAssertEqual(fields[5]?.containsFocus, true)
      try Keyboard.press("shift+Tab")
      XCTAssertEqual(fields[3]?.containsFocus, true)
      try Keyboard.press("shift+Tab")
      XCTAssertTrue(before.containsFocus)
      window.close()
    }
  }

  func testFocusComesBackToABookmark() throws {
    try onMain {
      let (field, button) = (Entry("text"), Button("Button"))
      let box = Box(.vertical, children: [field, button])
      let window = try Self.show([box, Button("Other")])
      field.grabFocus()
      field.cursorPosition = 2
      let bookmark = try XCTUnwrap(FocusBookmark(in: box))
      XCTAssertNil(FocusBookmark(in: button))
      button.grabFocus()
      XCTAssertTrue(bookmark.restore(in: box))
      XCTAssertTrue(field.containsFocus)
      XCTAssertEqual(field.selection.count, 0, "the cursor stays, nothing is selected")
      field.removeFromParent()
      XCTAssertFalse(bookmark.restore(in: box))
      window.close()
    }
  }
}
