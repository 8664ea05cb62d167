import Foundation
import Gtk
import XCTest

final class ControlTests: WidgetTestCase {
  func testButtonsShowATextOrAWidget() {
    onMain {
      let button = Button("One")
      XCTAssertEqual(button.text, "One")
      let label = Label("Two")
      button.setChild(label)
      XCTAssertEqual(button.child, label)
      XCTAssertEqual(label.parent, button)
      button.text = "Three"
      XCTAssertNil(button.child)
      XCTAssertNil(label.parent)
      XCTAssertEqual(button.text, "Three")
      var count = 0
      button.on(.clicked) { count += 1 }
      button.isEnabled = false
      XCTAssertFalse(button.isEnabled)
      button.click()
      XCTAssertEqual(count, 0)
      button.isFlat = true
      XCTAssertTrue(button.isFlat)
    }
  }

  func testSwitchesAndTicksTellTheirState() {
    onMain {
      var told: [Bool] = []
      let toggle = Switch()
      toggle.on(.toggled) { told.append($0) }
      toggle.isOn = true
      toggle.isOn = true
      let check = CheckButton("x")
      check.on(.toggled) { told.append($0) }
      check.isActive = true
      let button = ToggleButton("x")
      button.on(.toggled) { told.append($0) }
      button.click()
      button.click()
      XCTAssertEqual(told, [true, true, true, false])
      let (first, second) = (CheckButton("1", isActive: true), CheckButton("2"))
      second.join(first)
      second.isActive = true
      XCTAssertFalse(first.isActive)
    }
  }

  func testNumbersStayInTheirRange() {
    onMain {
      let button = SpinButton(3, in: 0...5, step: 2)
      var told: [Double] = []
      button.on(.changed) { told.append($0) }
      button.step(up: true)
      button.step(up: true)
      button.value = -7
      XCTAssertEqual(told, [5, 0])
      XCTAssertEqual(button.range, 0...5)
      XCTAssertEqual(button.step, 2)
      let scale = Scale(0.25, in: 0...2)
      scale.on(.changed) { told.append($0) }
      scale.value = 9
      XCTAssertEqual(told.last, 2)
      let bar = ProgressBar(fraction: 3)
      XCTAssertEqual(bar.fraction, 1)
    }
  }

  func testADropDownKeepsItsChoiceWhenItsTextsChange() {
    onMain {
      let down = DropDown(["a", "b", "c"], selected: 2)
      var told: [Int?] = []
      down.on(.selected) { told.append($0) }
      down.selectedIndex = 1
      XCTAssertEqual(told, [1])
      down.setItems(["x", "y"])
      XCTAssertEqual(down.selectedIndex, 1)
      down.selectedIndex = nil
      XCTAssertNil(down.selectedIndex)
      XCTAssertEqual(down.items, ["x", "y"])
    }
  }

  func testASegmentedControlTellsOfAPersonsChoiceOnly() {
    onMain {
      let control = SegmentedControl(["a", "b", "c"], selected: 0)
      var told: [Int] = []
      control.onSelect = { told.append($0) }
      control.selectedIndex = 2
      XCTAssertEqual(told, [])
      control.press(1)
      XCTAssertEqual(told, [1])
      XCTAssertEqual(control.selectedIndex, 1)
      control.segments = ["a", "b"]
      XCTAssertEqual(control.selectedIndex, 1)
      control.selectedIndex = nil
      XCTAssertNil(control.selectedIndex)
      control.press(0)
      XCTAssertEqual(told, [1, 0])
    }
  }

  func testAPressOnTheChosenSegmentLeavesItChosen() {
    onMain {
      let control = SegmentedControl(["a", "b"], selected: 0)
      var told: [Int] = []
      control.onSelect = { told.append($0) }
      control.press(0)
      XCTAssertEqual(control.selectedIndex, 0)
      XCTAssertEqual(told, [])
      control.press(1)
      XCTAssertEqual(told, [1])
    }
  }

  func testACalendarChoosesADay() {
    onMain {
      let calendar = Calendar(year: 2024, month: 2, day: 29)
      var told: [DateComponents] = []
      calendar.on(.selected) { told.append($0) }
      calendar.select(year: 2023, month: 12, day: 31)
      calendar.select(year: 2023, month: 2, day: 30)
      XCTAssertEqual(told.last, DateComponents(year: 2023, month: 12, day: 31))
      XCTAssertEqual(calendar.selected, DateComponents(year: 2023, month: 12, day: 31))
    }
  }

  func testAWidgetHasClassesANameAndATooltip() {
    onMain {
      let label = Label("x")
      label.cssClasses = ["one", "two"]
      label.addClass("three")
      label.removeClass("one")
      XCTAssertEqual(Set(label.cssClasses), ["two", "three"])
      label.name = "title"
      label.tooltip = "A tip"
      XCTAssertEqual(label.name, "title")
      XCTAssertEqual(label.tooltip, "A tip")
      label.opacity = 0.5
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
    }
  }

  func testAStyleIsOfOneWidgetAndWhatIsInIt() {
    onMain {
      let (label, sister) = (Label("x"), Label("y"))
      let box = Box(.horizontal, children: [label, sister])
      let plain = sister.textColor
      label.setStyle("color: rgb(255,0,0)")
      XCTAssertEqual(label.textColor, Color(red: 1, green: 0, blue: 0))
      XCTAssertEqual(sister.textColor, plain)
      label.setStyle("color: rgb(0,255,0)")
      XCTAssertEqual(label.textColor, Color(red: 0, green: 1, blue: 0))
      label.setStyle(nil)
      XCTAssertEqual(label.textColor, plain)
      box.setStyle("color: rgb(0,0,255)")
      XCTAssertEqual(sister.textColor, Color(red: 0, green: 0, blue: 1))
    }
  }

  func testAStyleSheetAppliesUntilItIsRemoved() {
    onMain {
      let sheet = StyleSheet(".loud { color: rgb(255,0,0); }")
      let label = Label("x")
      label.addClass("loud")
      sheet.install()
      defer { sheet.remove() }
      XCTAssertEqual(label.textColor, Color(red: 1, green: 0, blue: 0))
      sheet.css = ".loud { color: rgb(0,0,255); }"
      XCTAssertEqual(label.textColor, Color(red: 0, green: 0, blue: 1))
      XCTAssertNotNil(label.themeColor("accent_bg_color"))
      XCTAssertNil(label.themeColor("no_such_color"))
    }
  }
}
