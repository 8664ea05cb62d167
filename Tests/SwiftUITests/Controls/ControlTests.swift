import Combine
import Foundation
import Gtk
import SwiftUI
import XCTest

@MainActor
private final class Model: ObservableObject {
  @Published var name = "Ann"
  @Published var secret = ""
  @Published var notes = "one"
  @Published var isOn = false
  @Published var level = 0.25
  @Published var count = 1
  @Published var choice = 0
  @Published var color = "red"
  @Published var date = Date(timeIntervalSinceReferenceDate: 0)
  @Published var commits = 0
  var isDisabled = false
}

private struct Form: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      TextField("Name", text: $model.name).onSubmit { model.commits += 1 }
      SecureField("Secret", text: $model.secret)
      TextEditor(text: $model.notes).frame(height: 60)
      SwiftUI.Toggle("On", isOn: $model.isOn)
      SwiftUI.Toggle("Ticked", isOn: $model.isOn).toggleStyle(.checkbox)
      Slider(value: $model.level)
      Stepper("Count", value: $model.count, in: 0...2)
      Picker("Choice", selection: $model.choice) {
        ForEach(0..<3) { Text("Choice \($0)").tag($0) }
      }
      .pickerStyle(.segmented)
      Picker("Color", selection: $model.color) {
        ForEach(["red", "green"], id: \.self) { Text($0) }
      }
      DatePicker("Date", selection: $model.date)
      ProgressView(value: model.level)
    }
    .disabled(model.isDisabled)
  }
}

final class ControlTests: ViewTestCase {
  func testTypingChangesTheModelAndTheModelChangesTheField() throws {
    try onMain {
      let model = Model()
      let window = TestWindow(height: 700, Form(model: model))
      let entries = window.all(Entry.self)
      let entry = try XCTUnwrap(entries.first { $0.placeholder == "Name" })
      XCTAssertEqual(entry.text, "Ann")
      entry.cursorPosition = -1
      entry.insert("a")
      window.settle()
      XCTAssertEqual(model.name, "Anna")
      model.name = "Bob"
      window.settle()
      XCTAssertEqual(entry.text, "Bob")
      entry.submit()
      window.settle()
      XCTAssertEqual(model.commits, 1)
      let secret = try XCTUnwrap(entries.first { $0.placeholder == "Secret" })
      XCTAssertTrue(secret.isSecure)
      secret.insert("x")
      window.settle()
      XCTAssertEqual(model.secret, "x")
      let editor = try XCTUnwrap(window.all(TextView.self).first)
      XCTAssertEqual(editor.text, "one")
      editor.text = "one\ntwo"
      window.settle()
      XCTAssertEqual(model.notes, "one\ntwo")
    }
  }

  func testControlsChangeTheModel() throws {
    try onMain {
      let model = Model()
      let window = TestWindow(height: 700, Form(model: model))
      let toggle = try XCTUnwrap(window.all(Switch.self).first)
      toggle.isOn = true
      window.settle()
      XCTAssertTrue(model.isOn)
      let tick = try XCTUnwrap(window.all(CheckButton.self).first)
      XCTAssertTrue(tick.isActive)
      tick.isActive = false
      window.settle()
      XCTAssertFalse(model.isOn)
      XCTAssertFalse(toggle.isOn)

      let scale = try XCTUnwrap(window.all(Scale.self).first)
      XCTAssertEqual(scale.value, 0.25)
      scale.value = 0.5
      window.settle()
      XCTAssertEqual(model.level, 0.5)
      XCTAssertEqual(window.all(Gtk.ProgressBar.self).first?.fraction, 0.5)

      let segments = try XCTUnwrap(window.all(SegmentedControl.self).first)
      XCTAssertEqual(segments.segments, ["Choice 0", "Choice 1", "Choice 2"])
      segments.press(2)
      window.settle()
      XCTAssertEqual(model.choice, 2)
      model.choice = 1
      window.settle()
      XCTAssertEqual(segments.selectedIndex, 1)

      let menu = try XCTUnwrap(window.all(DropDown.self).first)
      XCTAssertEqual(menu.selectedIndex, 0)
      menu.selectedIndex = 1
      window.settle()
      XCTAssertEqual(model.color, "green")
    }
  }

  func testAStepperStopsAtItsBounds() throws {
    try onMain {
      let model = Model()
      let window = TestWindow(height: 700, Form(model: model))
      let row = try XCTUnwrap(
        window.all(Box.self).first { box in
          box.cssClasses.contains("linked") && box.children.count == 2
        })
      let (down, up) = (row.children[0] as? Gtk.Button, row.children[1] as? Gtk.Button)
      up?.click()
      window.settle()
      XCTAssertEqual(model.count, 2)
      XCTAssertEqual(up?.isEnabled, false)
      down?.click()
      down?.click()
      window.settle()
      XCTAssertEqual(model.count, 0)
      XCTAssertEqual(down?.isEnabled, false)
    }
  }

  func testWhatABindingRefusesIsNotShown() throws {
    struct Sample: View {
      @State private var text = "abc"
      var body: some View {
        TextField("Digits", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
      }
    }
    try onMain {
      let window = TestWindow(Sample())
      let entry = try XCTUnwrap(window.all(Entry.self).first)
      entry.text = "12x3"
      window.settle()
      XCTAssertEqual(entry.text, "123")
    }
  }

  func testWhatIsDisabledTakesNoInput() throws {
    onMain {
      let model = Model()
      model.isDisabled = true
      let window = TestWindow(height: 700, Form(model: model))
      XCTAssertEqual(window.all(Entry.self).first?.isEnabled, false)
      XCTAssertEqual(window.all(Switch.self).first?.isEnabled, false)
    }
  }

  func testFocusFollowsTheState() throws {
    struct Sample: View {
      enum Field { case first, second }
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("First", text: $text).focused($field, equals: .first)
          TextField("Second", text: $text).focused($field, equals: .second)
          SwiftUI.Button("Go") { field = .second }
          Text(field == .second ? "second" : "other")
        }
      }
    }
    try onMain {
      let window = TestWindow(Sample())
      let second = try XCTUnwrap(window.all(Entry.self).last)
      window.click("Go")
      XCTAssertTrue(second.containsFocus)
      XCTAssertNotNil(window.label("second"))
      window.all(Entry.self).first?.grabFocus()
      window.settle()
      XCTAssertNotNil(window.label("other"))
    }
  }

  func testDatesAndMenusAreThere() throws {
    struct Sample: View {
      @State private var chosen = "none"
      var body: some View {
        VStack {
          Menu("Actions") {
            SwiftUI.Button("Copy") { chosen = "copy" }
            SwiftUI.Button("Remove", role: .destructive) { chosen = "remove" }
          }
          Text(chosen)
        }
      }
    }
    onMain {
      let window = TestWindow(Sample())
      window.click("Actions")
      pump { window.button("Remove") != nil }
      window.click("Remove")
      XCTAssertNotNil(window.label("remove"))
      pump { window.button("Remove") == nil }
    }
  }
}
