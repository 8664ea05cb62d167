import Gtk
import XCTest

final class EntryTests: WidgetTestCase {
  func testTheTextChangesByProgramAndByTyping() {
    onMain {
      for entry in [Entry(), PasswordEntry(), SearchEntry()] as [Editable] {
        var texts: [String] = []
        entry.on(.changed) { texts.append($0) }
        entry.text = "wörld"
        entry.cursorPosition = 0
        entry.insert("hello ")
        XCTAssertEqual(entry.text, "hello wörld")
        XCTAssertEqual(texts.last, "hello wörld")
        XCTAssertEqual(entry.cursorPosition, 6)
        let count = texts.count
        entry.text = "hello wörld"
        XCTAssertEqual(texts.count, count)
        XCTAssertEqual(entry.cursorPosition, 6)
        // As far from the end as it was.
        entry.text = "HELLO WÖRLD!"
        XCTAssertEqual(entry.cursorPosition, 7)
        entry.text = "hello wörld"
        entry.selection = 1..<3
        XCTAssertEqual(entry.selection, 1..<3)
        entry.isEditable = false
        XCTAssertFalse(entry.isEditable)
      }
    }
  }

  func testPlaceholdersAndDots() {
    onMain {
      let entry = Entry(placeholder: "Name")
      XCTAssertEqual(entry.placeholder, "Name")
      XCTAssertFalse(entry.isSecure)
      entry.isSecure = true
      XCTAssertTrue(entry.isSecure)
      XCTAssertEqual(PasswordEntry(placeholder: "Secret").placeholder, "Secret")
      XCTAssertEqual(SearchEntry(placeholder: "Find").placeholder, "Find")
    }
  }

  func testReturnIsASignal() {
    onMain {
      let entry = Entry("x")
      var count = 0
      entry.on(.activated) { count += 1 }
      let window = Window()
      window.setContent(entry)
      window.present()
      entry.submit()
      XCTAssertEqual(count, 1)
      window.close()
    }
  }

  func testATextViewHoldsLinesAndCanBeUndone() {
    onMain {
      let view = TextView("one\ntwo")
      XCTAssertEqual(view.text, "one\ntwo")
      view.isEditable = false
      XCTAssertFalse(view.isEditable)
      view.acceptsTab = false
      XCTAssertFalse(view.acceptsTab)
    }
  }
}
