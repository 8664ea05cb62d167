import Foundation
import Gtk
import KeyboardSupport
import XCTest

/// Letters that press what is in a window, held with Alt.
final class MnemonicTests: WidgetTestCase {
  @MainActor
  private static func show(_ children: [Widget]) throws -> Window {
    let window = Window(title: "Letters", size: CGSize(width: 320, height: 300))
    window.setContent(Box(.vertical, spacing: 4, children: children))
    window.present()
    try Keyboard.use(window)
    return window
  }

  func testTheFirstFreeLetterOfATitlePressesAButton() throws {
    try onMain {
      var pressed: [String] = []
      let titles = ["Save", "Send", "See", "1 2 3", "a_b"]
      let buttons = titles.map { title in
        let button = Button(title)
        button.on(.clicked) { pressed.append(title) }
        return button
      }
      let window = try Self.show(buttons)
      XCTAssertEqual(
        window.mnemonicLetters, ["Save": "s", "Send": "e", "a_b": "a"],
        "each letter is given once, in the order of the window; digits are none")
      try Keyboard.press("alt+e", "alt+a", "alt+z")
      XCTAssertTrue(pump { pressed.count == 2 })
      XCTAssertEqual(pressed, ["Send", "a_b"])
      XCTAssertEqual(buttons.map(\.text), titles)
      window.close()
    }
  }

  func testWhatCannotBeUsedTakesNoLetter() throws {
    try onMain {
      let (first, second, third) = (Button("Save"), Button("Sort"), Button("Sum"))
      let window = try Self.show([first, second, third])
      first.isEnabled = false
      second.isVisible = false
      pump(seconds: 0.05)
      XCTAssertEqual(window.mnemonicLetters, ["Sum": "s"])
      first.isEnabled = true
      XCTAssertEqual(
        window.mnemonicLetters, ["Sum": "s", "Save": "a"], "who has a letter keeps it")
      window.close()
    }
  }

  func testALetterFollowsATitle() throws {
    try onMain {
      let button = Button("Start")
      var count = 0
      button.on(.clicked) { count += 1 }
      let window = try Self.show([button, Button("Print")])
      XCTAssertEqual(window.mnemonicLetters, ["Start": "s", "Print": "p"])
      button.text = "Pause"
      pump(seconds: 0.05)
      XCTAssertEqual(window.mnemonicLetters, ["Pause": "a", "Print": "p"])
      try Keyboard.press("alt+s")
      try Keyboard.press("alt+a")
      XCTAssertTrue(pump { count == 1 })
      window.close()
    }
  }

  func testLettersAreUnderlinedWhileAltIsHeldAndTextsStayAsTheyAre() throws {
    try onMain {
      let button = Button("")
      let label = Label("snake_case")
      button.setChild(label)
      let window = try Self.show([button])
      // The first key makes visible what has the keyboard.
      try Keyboard.press("Alt_L")
      let before = try XCTUnwrap(button.picture()?.rgbaData())
      try Keyboard.holding("Alt_L") {
        XCTAssertNotEqual(button.picture()?.rgbaData(), before)
        XCTAssertEqual(label.text, "snake_case")
      }
      XCTAssertEqual(button.picture()?.rgbaData(), before)
      XCTAssertEqual(label.text, "snake_case")
      window.close()
    }
  }

  func testAFieldIsReachedByTheLabelBesideOrAboveItElseByItsName() throws {
    try onMain {
      let (street, city, code) = (Entry(), Entry(placeholder: "City"), Entry())
      city.setAccessibleLabel("City")
      street.setExpands(horizontally: true, vertically: false)
      let line = Box(.horizontal, spacing: 8, children: [Label("Street"), street])
      let window = try Self.show([line, city, Label("Post code"), code])
      XCTAssertEqual(
        window.mnemonicLetters, ["Street": "s", "City": "c", "Post code": "p"])
      try Keyboard.press("alt+c")
      XCTAssertTrue(city.containsFocus)
      try Keyboard.press("alt+p")
      XCTAssertTrue(code.containsFocus)
      try Keyboard.press("alt+s")
      XCTAssertTrue(street.containsFocus)
      window.close()
    }
  }

  func testSegmentsSwitchesAndMenusHaveLetters() throws {
    try onMain {
      let segments = SegmentedControl(["Day", "Week"], selected: 0)
      var chosen: [Int] = []
      segments.onSelect = { chosen.append($0) }
      let loud = Switch()
      let line = Box(.horizontal, children: [Label("Loud"), loud])
      let menu = MenuButton("More")
      menu.setSections([[MenuItem("Open") {}]])
      let window = try Self.show([segments, line, menu])
      XCTAssertEqual(
        window.mnemonicLetters, ["Day": "d", "Week": "w", "Loud": "l", "More": "m"])
      try Keyboard.press("alt+w")
      XCTAssertTrue(pump { chosen == [1] })
      try Keyboard.press("alt+l")
      XCTAssertTrue(pump { loud.isOn })
      window.close()
    }
  }

  func testGtkMnemonicsKeepTheirLetters() throws {
    try onMain {
      var count = 0
      let own = Button("_Save", mnemonic: true)
      own.on(.clicked) { count += 1 }
      let window = try Self.show([Button("Send"), own])
      XCTAssertEqual(window.mnemonicLetters, ["Send": "e"])
      try Keyboard.press("alt+s")
      XCTAssertTrue(pump { count == 1 })
      window.close()
    }
  }

  func testTitlesOfOtherAlphabetsHaveTheirOwnLetters() throws {
    try onMain {
      let window = try Self.show(["Привет", "שלום", "保存", "Öffnen", "Ö"].map { Button($0) })
      XCTAssertEqual(
        window.mnemonicLetters, ["Привет": "п", "שלום": "ש", "Öffnen": "f", "Ö": "ö"])
      window.close()
    }
  }

  func testADialogsAnswersHaveLetters() throws {
    try onMain {
      let window = try Self.show([Button("Other")])
      let dialog = MessageDialog(heading: "Delete my_file?", body: nil)
      dialog.addResponse("no", title: "Cancel")
      dialog.addResponse("yes", title: "Delete my_file", style: .destructive)
      var answer = ""
      dialog.onResponse = { answer = $0 }
      dialog.present(above: window)
      try Keyboard.use(dialog)
      XCTAssertEqual(dialog.mnemonicLetters, ["Cancel": "c", "Delete my_file": "d"])
      try Keyboard.press("alt+d")
      XCTAssertTrue(pump { answer == "yes" })
      window.close()
    }
  }

  func testAnOpenPopoverHasTheLetters() throws {
    try onMain {
      let anchor = Button("Open")
      let inner = Button("Other")
      let popover = Popover(child: inner)
      let window = try Self.show([anchor])
      XCTAssertEqual(window.mnemonicLetters, ["Open": "o"])
      popover.open(at: anchor)
      pump { inner.isMapped }
      XCTAssertEqual(window.mnemonicLetters, ["Other": "o"])
      popover.close()
      pump { popover.anchor == nil }
      window.close()
    }
  }
}
