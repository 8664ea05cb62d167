import Foundation
import Gtk
import KeyboardSupport
import SwiftUI
import XCTest

/// A window with controls of all kinds, and what they are bound to.
@MainActor
private final class Controls: ObservableObject {
  @Published var name = ""
  @Published var isOn = false
  @Published var choice = 0
  @Published var menuChoice = 0
  @Published var radioChoice = 0
  @Published var count = 0
  @Published var amount = 0.5
  @Published var pressed = ""
}

private struct ControlsView: View {
  @ObservedObject var controls: Controls

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $controls.name)
        .onSubmit { controls.pressed += "submitted " }
      HStack {
        Button("First") { controls.pressed += "first " }
        Button("Second") { controls.pressed += "second " }
      }
      Picker("Kind", selection: $controls.choice) {
        ForEach(0..<3) { Text(["Day", "Week", "Month"][$0]).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("Loud", isOn: $controls.isOn)
      Stepper("Copies", value: $controls.count, in: 0...2)
      Slider(value: $controls.amount, in: 0...1, step: 0.1) { Text("Amount") }
      Picker("Menu", selection: $controls.menuChoice) {
        ForEach(0..<3) { Text(["Red", "Green", "Blue"][$0]).tag($0) }
      }
      List {
        ForEach(0..<30) { Text("Row \($0)") }
      }
      Button("Last") { controls.pressed += "last " }
    }
    .padding()
  }
}

/// The Tab key, and what keys do in controls.
final class TabOrderTests: ViewTestCase {
  func testTabGoesThroughControlsInTheOrderOfReading() throws {
    try onMain {
      let window = TestWindow(width: 420, height: 620, ControlsView(controls: Controls()))
      try Keyboard.use(window.hosted.window)
      let order = [
        "Name", "First", "Second", "Day", "Switch", "Copies: increase", "Scale", "DropDown",
        "ListView", "Last",
      ]
      var seen = [window.focus]
      for _ in 1..<order.count {
        try Keyboard.press("Tab")
        seen.append(window.focus)
      }
      XCTAssertEqual(seen, order)
      try Keyboard.press("Tab")
      XCTAssertEqual(window.focus, "Name", "it begins anew")
      seen = []
      for _ in order {
        try Keyboard.press("shift+Tab")
        seen.append(window.focus)
      }
      XCTAssertEqual(seen, order.reversed())
      window.close()
    }
  }

  func testKeysUseTheControls() throws {
    try onMain {
      let controls = Controls()
      let window = TestWindow(width: 420, height: 620, ControlsView(controls: controls))
      try Keyboard.use(window.hosted.window)
      try Keyboard.type("Ada")
      try Keyboard.press("Return")
      window.settle()
      XCTAssertEqual(controls.name, "Ada")
      XCTAssertEqual(controls.pressed, "submitted ")
      try Keyboard.press("Tab", "space")
      XCTAssertTrue(pump { controls.pressed == "submitted first " })
      try Keyboard.press("Tab", "Return")
      XCTAssertTrue(pump { controls.pressed == "submitted first second " }, controls.pressed)
      try Keyboard.press("Tab", "Right")
      window.settle()
      XCTAssertEqual(controls.choice, 1)
      try Keyboard.press("Right", "Right", "Left")
      window.settle()
      XCTAssertEqual(controls.choice, 1)
      XCTAssertEqual(window.focus, "Week", "the keyboard goes with the choice")
      try Keyboard.press("Tab", "space")
      XCTAssertTrue(pump { controls.isOn })
      try Keyboard.press("Tab", "Up")
      window.settle()
      XCTAssertEqual(controls.count, 1)
      try Keyboard.press("Right")
      window.settle()
      XCTAssertEqual(controls.count, 2)
      XCTAssertEqual(window.focus, "Copies: decrease", "the other one can do no more")
      try Keyboard.press("Right", "Down")
      window.settle()
      XCTAssertEqual(controls.count, 1)
      try Keyboard.press("Tab", "Right")
      window.settle()
      XCTAssertEqual(controls.amount, 0.6, accuracy: 1e-6)
      try Keyboard.press("Left", "Left")
      window.settle()
      XCTAssertEqual(controls.amount, 0.4, accuracy: 1e-6)
      try Keyboard.press("Tab", "space")
      pump(seconds: 0.3)
      try Keyboard.press("Down", "Return")
      XCTAssertTrue(pump { controls.menuChoice == 1 }, "\(controls.menuChoice)")
      XCTAssertTrue(pump { window.focus == "DropDown" }, window.focus)
      window.close()
    }
  }

  func testLettersReachTheControls() throws {
    try onMain {
      let controls = Controls()
      let window = TestWindow(width: 420, height: 620, ControlsView(controls: controls))
      try Keyboard.use(window.hosted.window)
      XCTAssertEqual(
        window.hosted.window.mnemonicLetters,
        [
          "Name": "n", "First": "f", "Second": "s", "Day": "d", "Week": "w", "Month": "m",
          "Loud": "l", "Copies": "c", "Amount": "a", "Menu": "e", "Last": "t",
        ])
      try Keyboard.press("alt+s")
      XCTAssertTrue(pump { controls.pressed == "second " })
      try Keyboard.press("alt+m")
      XCTAssertTrue(pump { controls.choice == 2 })
      try Keyboard.press("alt+l")
      XCTAssertTrue(pump { controls.isOn })
      try Keyboard.press("alt+c")
      XCTAssertEqual(window.focus, "Copies: increase")
      try Keyboard.press("alt+a")
      XCTAssertEqual(window.focus, "Scale")
      try Keyboard.press("alt+n")
      XCTAssertEqual(window.focus, "Name")
      XCTAssertFalse(window.texts.contains { $0.contains("_") })
      window.close()
    }
  }
}
