import Gtk
import SwiftUI
import XCTest

private struct Sample: View {
  @State private var hasAlert = false
  @State private var hasDialog = false
  @State private var hasSheet = false
  @State private var result = "nothing"

  var body: some View {
    VStack {
      Text(result)
      SwiftUI.Button("Alert") { hasAlert = true }
      SwiftUI.Button("Dialog") { hasDialog = true }
      SwiftUI.Button("Sheet") { hasSheet = true }
    }
    .alert("Delete?", isPresented: $hasAlert) {
      SwiftUI.Button("Delete", role: .destructive) { result = "deleted" }
      SwiftUI.Button("Keep", role: .cancel) { result = "kept" }
    } message: {
      Text("It cannot be undone.")
    }
    .confirmationDialog("Which?", isPresented: $hasDialog) {
      SwiftUI.Button("This") { result = "this" }
      SwiftUI.Button("That") { result = "that" }
    }
    .sheet(isPresented: $hasSheet, onDismiss: { result = "dismissed" }) {
      VStack {
        Text("In the sheet")
        SwiftUI.Button("Close") { hasSheet = false }
      }
      .padding()
    }
  }
}

final class PresentationTests: ViewTestCase {
  func testAnAlertIsAnswered() throws {
    try onMain {
      let window = TestWindow(Sample())
      window.click("Alert")
      let dialog = try XCTUnwrap(MessageDialog.open.last)
      XCTAssertEqual(dialog.heading, "Delete?")
      XCTAssertEqual(dialog.body, "It cannot be undone.")
      XCTAssertEqual(dialog.responses.count, 2)
      dialog.respond("0")
      window.settle()
      XCTAssertNotNil(window.label("deleted"))
      XCTAssertEqual(MessageDialog.open, [])
      window.click("Alert")
      MessageDialog.open.last?.respond("1")
      window.settle()
      XCTAssertNotNil(window.label("kept"))
    }
  }

  func testADialogIsAnswered() throws {
    try onMain {
      let window = TestWindow(Sample())
      window.click("Dialog")
      try XCTUnwrap(MessageDialog.open.last).respond("1")
      window.settle()
      XCTAssertNotNil(window.label("that"))
    }
  }

  func testASheetIsShownAndClosedByTheAppAndByThePerson() throws {
    try onMain {
      let window = TestWindow(Sample())
      for closesItself in [true, false] {
        window.click("Sheet")
        let sheet = try XCTUnwrap(Window.shown.last)
        XCTAssertFalse(sheet === window.hosted.window)
        pump { sheet.isMapped }
        var texts: [String] = []
        var close: Gtk.Button?
        sheet.forEachDescendant { widget in
          if let label = widget as? Gtk.Label { texts.append(label.text) }
          if let button = widget as? Gtk.Button {
            button.forEachDescendant { if ($0 as? Gtk.Label)?.text == "Close" { close = button } }
          }
        }
        XCTAssertTrue(texts.contains("In the sheet"))
        if closesItself { close?.click() } else { sheet.requestClose() }
        window.settle()
        XCTAssertEqual(Window.shown.count, 1)
        XCTAssertNotNil(window.label("dismissed"))
      }
    }
  }

  func testANavigationInASheetLeavesTheWindowItsBar() throws {
    struct Outer: View {
      @State private var isShown = false
      @State private var answer = "none"
      var body: some View {
        VStack {
          SwiftUI.Button("Open") { isShown = true }
          Text(answer)
        }
        .sheet(isPresented: $isShown) {
          NavigationStack { Inner(answer: $answer).navigationTitle("Inner") }
        }
      }
    }
    struct Inner: View {
      @Binding var answer: String
      @State private var isAsking = false
      var body: some View {
        SwiftUI.Button("Ask") { isAsking = true }
          .keyboardShortcut(.defaultAction)
          .alert("Sure?", isPresented: $isAsking) {
            SwiftUI.Button("Yes") { answer = "yes" }
          }
      }
    }
    try onMain {
      let window = TestWindow(Outer())
      window.click("Open")
      XCTAssertEqual(Window.shown.count, 2)
      XCTAssertNotNil(window.hosted.window.headerBar)
      XCTAssertEqual(window.hosted.window.title, "Test")
      let sheet = try XCTUnwrap(Window.shown.last)
      pump { sheet.isMapped }
      var ask: Gtk.Button?
      sheet.forEachDescendant { widget in
        if let button = widget as? Gtk.Button {
          button.forEachDescendant { if ($0 as? Gtk.Label)?.text == "Ask" { ask = button } }
        }
      }
      ask?.click()
      window.settle()
      try XCTUnwrap(MessageDialog.open.last).respond("0")
      window.settle()
      XCTAssertNotNil(window.label("yes"))
    }
  }
}
