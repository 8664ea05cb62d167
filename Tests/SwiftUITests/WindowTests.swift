import Gtk
import SwiftUICore
import XCTest

@testable import SwiftUI

final class WindowTests: WindowTestCase {
  private struct Counter: SwiftUICore.View {
    @State private var count = 0

    var body: some SwiftUICore.View {
      VStack {
        Text("count \(count)")
        SwiftUICore.Button("More") { count += 1 }
        HStack {
          Circle().frame(width: 30, height: 30)
          Spacer()
          Rectangle().frame(width: 50, height: 20)
        }
      }
      .padding()
    }
  }

  func testWidgetsAreWhereTheGraphSays() {
    show(Counter()) { window in
      XCTAssertEqual(window.host.size, window.window.content?.size)
      for element in window.elements {
        guard let handle = element.handle as? ElementHandle, let box = handle.container?.box,
          let place = handle.widget.frame(in: box)
        else { continue }
        XCTAssertEqual(place.minX, element.frame.minX, accuracy: 0.01, "\(element.content)")
        XCTAssertEqual(place.minY, element.frame.minY, accuracy: 0.01, "\(element.content)")
        XCTAssertEqual(place.width, element.frame.width, accuracy: 1, "\(element.content)")
        XCTAssertEqual(place.height, element.frame.height, accuracy: 1, "\(element.content)")
      }
      XCTAssertEqual(window.handles(ShapeHandle.self).count, 2)
    }
  }

  func testAPressChangesTheTextAndNothingElse() {
    show(Counter()) { window in
      let before = window.elements.map(\.id)
      window.press("More")
      window.press("More")
      XCTAssertEqual(window.texts, ["count 2", "More"])
      XCTAssertEqual(window.widgets(Gtk.Label.self).first?.text, "count 2")
      XCTAssertEqual(window.elements.map(\.id), before)
    }
  }

  func testTheContentFollowsTheWindow() {
    show(Color.red) { window in
      window.window.setDefaultSize(CGSize(width: 640, height: 300))
      XCTAssertTrue(pump { window.host.size.width > 600 })
      settle()
      XCTAssertEqual(window.window.content?.size, window.host.size)
      XCTAssertEqual(window.handles(ShapeHandle.self).first?.frame.size, window.host.size)
    }
  }

  private struct Form: SwiftUICore.View {
    @State private var name = "Ann"
    @State private var digits = ""
    @State private var isOn = false
    @State private var choice = 1
    @State private var level = 0.5
    @State private var number = 3

    var body: some SwiftUICore.View {
      VStack {
        TextField("Name", text: $name)
        TextField(
          "Digits",
          text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
        Toggle("On", isOn: $isOn)
        Picker("Choice", selection: $choice) {
          ForEach(0..<3) { Text("option \($0)").tag($0) }
        }
        .pickerStyle(SegmentedPickerStyle())
        Slider(value: $level, in: 0...1)
        Stepper("Number", value: $number, in: 0...4)
        Text("\(name) \(digits) \(isOn ? "on" : "off") \(choice) \(level) \(number)")
      }
      .padding()
    }
  }

  func testControlsWriteToTheirBindings() throws {
    try show(Form()) { window in
      @MainActor func result() -> String? {
        window.host.flush()
        return window.texts.last
      }
      let fields = window.widgets(Entry.self)
      XCTAssertEqual(fields.map(\.text), ["Ann", ""])
      XCTAssertEqual(fields.map(\.placeholder), ["Name", "Digits"])
      fields[0].cursorPosition = -1
      fields[0].insert("e")
      XCTAssertEqual(result(), "Anne  off 1 0.500000 3")
      XCTAssertEqual(fields[0].cursorPosition, 4)
      fields[1].insert("4x2")
      XCTAssertEqual(result(), "Anne 42 off 1 0.500000 3")
      XCTAssertEqual(fields[1].text, "42")
      try XCTUnwrap(window.widgets(Switch.self).first).isOn = true
      XCTAssertEqual(result(), "Anne 42 on 1 0.500000 3")
      let picker = try XCTUnwrap(window.widgets(SegmentedControl.self).first)
      XCTAssertEqual(picker.selectedIndex, 1)
      picker.press(2)
      XCTAssertEqual(result(), "Anne 42 on 2 0.500000 3")
      try XCTUnwrap(window.widgets(Scale.self).first).value = 1
      XCTAssertEqual(result(), "Anne 42 on 2 1.000000 3")
      let steps = try XCTUnwrap(window.handles(StepperHandle.self).first?.widget as? Box)
      (steps.children[1] as? Gtk.Button)?.click()
      XCTAssertEqual(result(), "Anne 42 on 2 1.000000 4")
      XCTAssertFalse(steps.children[1].isEnabled)
    }
  }

  private struct Pages: SwiftUICore.View {
    var body: some SwiftUICore.View {
      NavigationView {
        NavigationLink("Go") {
          Text("second").navigationTitle("Second")
        }
        .navigationTitle("First")
      }
    }
  }

  func testANavigationShowsItsTopPageWithABarOfItsOwn() throws {
    try show(Pages()) { window in
      XCTAssertNil(window.window.headerBar)
      XCTAssertEqual(window.window.title, "First")
      window.press("Go")
      settle()
      XCTAssertEqual(window.window.title, "Second")
      let pages = window.handles(PageHandle.self)
      XCTAssertEqual(pages.map(\.widget.isVisible), [false, true])
      let back = try XCTUnwrap(
        window.widgets(Gtk.Button.self).first { $0.tooltip == "Back" })
      back.click()
      settle()
      XCTAssertEqual(window.handles(PageHandle.self).map(\.widget.isVisible), [true])
      XCTAssertEqual(window.window.title, "First")
    }
  }

  private struct Question: SwiftUICore.View {
    @State private var isAsking = true
    @State private var answer = "none"

    var body: some SwiftUICore.View {
      Text(answer)
        .alert("Sure?", isPresented: $isAsking) {
          SwiftUICore.Button("Yes", role: .destructive) { answer = "yes" }
          SwiftUICore.Button("No", role: .cancel) { answer = "no" }
        } message: {
          Text("Really?")
        }
    }
  }

  func testAnAlertIsADialog() throws {
    for (response, answer) in [("0", "yes"), ("1", "no"), ("close", "no")] {
      try show(Question()) { window in
        let dialog = try XCTUnwrap(MessageDialog.open.first)
        XCTAssertEqual(dialog.heading, "Sure?")
        XCTAssertEqual(dialog.body, "Really?")
        dialog.respond(response)
        window.host.flush()
        settle()
        XCTAssertEqual(window.texts, [answer])
        XCTAssertEqual(MessageDialog.open, [])
      }
    }
  }

  func testASheetIsAWindowOfItsOwn() {
    struct Parent: SwiftUICore.View {
      @State private var isShown = true
      var body: some SwiftUICore.View {
        Text(isShown ? "open" : "closed")
          .sheet(isPresented: $isShown) { Text("in the sheet").padding(40) }
      }
    }
    show(Parent()) { window in
      XCTAssertEqual(Gtk.Window.shown.count, 2)
      XCTAssertEqual(window.texts, ["open"])
      Gtk.Window.shown.last?.requestClose()
      XCTAssertTrue(pump { window.texts == ["closed"] })
      XCTAssertTrue(pump { Gtk.Window.shown.count == 1 })
    }
  }
}
