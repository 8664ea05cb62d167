import Foundation
import Gtk
import KeyboardSupport
import SwiftUI
import XCTest

private struct Pages: View {
  var body: some View {
    NavigationView {
      List {
        ForEach(0..<20) { index in
          NavigationLink("Page \(index)") {
            VStack {
              Text("This is \(index)")
              Button("Use \(index)") {}
            }
            .navigationTitle("Page \(index)")
          }
        }
      }
      .navigationTitle("Pages")
    }
  }
}

private struct SheetOwner: View {
  @State private var isShown = false
  @State private var isAsked = false
  @State var cancels = true

  var body: some View {
    VStack {
      Button("Before") {}
      Button("Open") { isShown = true }
      Button("Ask") { isAsked = true }
      Text(isShown ? "open" : "closed")
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Button("Inside") {}
        Button("Done") { isShown = false }.keyboardShortcut(.defaultAction)
      }
      .padding()
    }
    .alert("Sure?", isPresented: $isAsked) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
  }
}

@MainActor
private final class Rows: ObservableObject {
  @Published var rows = Array(0..<40)
  @Published var deleted: [Int] = []
}

private struct RowsView: View {
  @ObservedObject var model: Rows
  @State private var selection: Int?

  var body: some View {
    VStack {
      List(selection: $selection) {
        ForEach(model.rows, id: \.self) { Text("Row \($0)") }
      }
      Text("chosen \(selection.map { "\($0)" } ?? "none")")
    }
  }
}

private struct TwoFields: View {
  @FocusState private var focused: String?
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focused, equals: "first")
      TextField("Second", text: $second).focused($focused, equals: "second")
      Button("Jump") { focused = "first" }
      Text("at \(focused ?? "nothing")")
    }
  }
}

/// Where the keyboard is, and where it comes back to.
final class FocusTests: ViewTestCase {
  func testAPageTakesTheKeyboardAndGivesItBack() throws {
    try onMain {
      let window = TestWindow(width: 360, height: 500, Pages())
      try Keyboard.use(window.hosted.window)
      let list = try XCTUnwrap(window.all(Gtk.ListView.self).first)
      list.grabFocus()
      try Keyboard.press("Down", "Down", "Return")
      window.settle()
      XCTAssertNotNil(window.label("This is 2"))
      XCTAssertEqual(window.focus, "Use 2", "the first that can be used on the page")
      try Keyboard.press("Tab", "Tab")
      try Keyboard.press("Escape")
      window.settle()
      XCTAssertNil(window.label("This is 2"))
      XCTAssertTrue(list.containsFocus)
      try Keyboard.press("Return")
      window.settle()
      XCTAssertNotNil(window.label("This is 2"), "the row has the keyboard again")
      try Keyboard.press("alt+Left")
      window.settle()
      try Keyboard.press("Down", "Return")
      window.settle()
      XCTAssertNotNil(window.label("This is 3"))
      try Keyboard.press("shift+Tab")
      XCTAssertEqual(window.focus, "Back")
      try Keyboard.press("space")
      XCTAssertTrue(
        pump {
          window.settle()
          return window.label("This is 3") == nil
        }, "the button goes back as well")
      window.close()
    }
  }

  func testASheetIsClosedByEscapeAndReturnAndGivesTheKeyboardBack() throws {
    try onMain {
      let window = TestWindow(SheetOwner())
      try Keyboard.use(window.hosted.window)
      try Keyboard.press("Tab")
      XCTAssertEqual(window.focus, "Open")
      for keys in [["Escape"], ["Return"], ["alt+d"]] {
        try Keyboard.press("space")
        window.settle()
        XCTAssertNotNil(window.label("open"))
        let sheet = try XCTUnwrap(Gtk.Window.shown.last)
        try Keyboard.use(sheet)
        if keys == ["Return"] { try Keyboard.press("Tab", "Tab") }
        try Keyboard.press(keys[0])
        XCTAssertTrue(
          pump {
            window.settle()
            return window.label("closed") != nil
          }, "\(keys)")
        try Keyboard.use(window.hosted.window)
        XCTAssertEqual(window.focus, "Open")
      }
      window.close()
    }
  }

  func testAnAlertIsAnsweredByKeysAndGivesTheKeyboardBack() throws {
    try onMain {
      let window = TestWindow(SheetOwner())
      try Keyboard.use(window.hosted.window)
      try Keyboard.press("Tab", "Tab")
      XCTAssertEqual(window.focus, "Ask")
      for key in ["Escape", "Return", "alt+y"] {
        try Keyboard.press("space")
        window.settle()
        let dialog = try XCTUnwrap(MessageDialog.open.last)
        try Keyboard.use(dialog)
        try Keyboard.press(key)
        XCTAssertTrue(pump { MessageDialog.open.isEmpty }, key)
        window.settle()
        try Keyboard.use(window.hosted.window)
        XCTAssertEqual(window.focus, "Ask")
      }
      window.close()
    }
  }

  func testKeysMoveInAListAndTheRowKeepsTheKeyboardThroughUpdates() throws {
    try onMain {
      let model = Rows()
      let window = TestWindow(width: 300, height: 300, RowsView(model: model))
      try Keyboard.use(window.hosted.window)
      let list = try XCTUnwrap(window.all(Gtk.ListView.self).first)
      list.grabFocus()
      try Keyboard.press("Down", "Down")
      window.settle()
      XCTAssertNotNil(window.label("chosen 2"), "\(window.texts)")
      model.rows.insert(100, at: 0)
      model.rows.remove(at: 10)
      model.rows.append(200)
      window.settle()
      pump(seconds: 0.1)
      XCTAssertTrue(list.containsFocus)
      try Keyboard.press("Down")
      window.settle()
      XCTAssertNotNil(window.label("chosen 3"), "\(window.texts)")
      try Keyboard.press("End")
      window.settle()
      XCTAssertNotNil(window.label("chosen 200"), "\(window.texts)")
      try Keyboard.press("Home")
      window.settle()
      XCTAssertNotNil(window.label("chosen 100"), "\(window.texts)")
      try Keyboard.press("Next")
      window.settle()
      let page = try XCTUnwrap(window.texts.last { $0.hasPrefix("chosen") })
      XCTAssertFalse(["chosen 100", "chosen 0", "chosen 1"].contains(page), page)
      try Keyboard.press("Prior")
      window.settle()
      XCTAssertNotNil(window.label("chosen 100"), "\(window.texts)")
      window.close()
    }
  }

  func testTheStateOfTheFocusFollowsTheKeyboard() throws {
    try onMain {
      let window = TestWindow(TwoFields())
      try Keyboard.use(window.hosted.window)
      window.settle()
      XCTAssertNotNil(window.label("at first"), "\(window.texts)")
      try Keyboard.press("Tab")
      window.settle()
      XCTAssertNotNil(window.label("at second"), "\(window.texts)")
      try Keyboard.press("Tab")
      window.settle()
      XCTAssertNotNil(window.label("at nothing"), "\(window.texts)")
      try Keyboard.press("space")
      XCTAssertTrue(
        pump {
          window.settle()
          return window.focus == "First"
        })
      XCTAssertNotNil(window.label("at first"), "\(window.texts)")
      window.close()
    }
  }

  func testArrowsChooseTabs() throws {
    try onMain {
      let window = TestWindow(
        TabView {
          Button("In one") {}.tabItem { Text("One") }
          Button("In two") {}.tabItem { Text("Two") }
          Button("In three") {}.tabItem { Text("Three") }
        })
      try Keyboard.use(window.hosted.window)
      XCTAssertEqual(
        window.hosted.window.mnemonicLetters,
        ["In one": "i", "One": "o", "Two": "t", "Three": "h"])
      try Keyboard.press("Tab")
      XCTAssertEqual(window.focus, "One")
      try Keyboard.press("Right")
      window.settle()
      XCTAssertNotNil(window.button("In two"))
      try Keyboard.press("End")
      window.settle()
      XCTAssertNotNil(window.button("In three"))
      try Keyboard.press("alt+o")
      XCTAssertTrue(
        pump {
          window.settle()
          return window.button("In one") != nil
        })
      window.close()
    }
  }

  func testAMenuIsUsedByKeys() throws {
    try onMain {
      var chosen = ""
      let window = TestWindow(
        Menu("More") {
          Button("Copy") { chosen = "copy" }
          Button("Delete") { chosen = "delete" }
        })
      try Keyboard.use(window.hosted.window)
      try Keyboard.press("alt+m")
      pump(seconds: 0.4)
      try Keyboard.press("Down", "Return")
      XCTAssertTrue(pump { chosen == "delete" }, chosen)
      pump(seconds: 0.4)
      try Keyboard.press("space")
      pump(seconds: 0.4)
      try Keyboard.press("alt+c")
      XCTAssertTrue(pump { chosen == "copy" }, chosen)
      pump(seconds: 0.4)
      try Keyboard.press("space")
      pump(seconds: 0.4)
      try Keyboard.press("Escape")
      XCTAssertTrue(pump { window.all(Gtk.Popover.self).isEmpty })
      window.close()
    }
  }
}
