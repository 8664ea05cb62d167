import Foundation
import Gtk
import XCTest

final class WindowTests: WidgetTestCase {
  func testAWindowIsHeldWhileItIsShown() {
    onMain {
      weak var weakWindow: Window?
      do {
        let window = Window(title: "Held")
        window.setContent(Label("x"))
        window.present()
        weakWindow = window
      }
      XCTAssertEqual(weakWindow?.title, "Held")
      XCTAssertEqual(Window.shown.count, 1)
      XCTAssertTrue(pump { weakWindow?.isMapped == true })
      weakWindow?.close()
      XCTAssertEqual(Window.shown, [])
      XCTAssertNil(weakWindow)
    }
  }

  func testAPersonMayCloseAWindowIfTheProgramAgrees() {
    onMain {
      let window = Window()
      var asked = 0
      var closed = 0
      window.shouldClose = {
        asked += 1
        return asked > 1
      }
      window.onClose = { closed += 1 }
      window.present()
      window.requestClose()
      XCTAssertEqual([asked, closed, Window.shown.count], [1, 0, 1])
      window.requestClose()
      XCTAssertEqual([asked, closed, Window.shown.count], [2, 1, 0])
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      window.close()
      window.close()
      XCTAssertEqual([asked, closed], [2, 2])
    }
  }

  func testContentAndHeaderBarCanBeReplaced() {
    onMain {
      let window = Window()
      let (one, two) = (Label("1"), Label("2"))
      window.setContent(one)
      window.setContent(two)
      XCTAssertNil(one.parent)
      XCTAssertEqual(window.content, two)
      two.removeFromParent()
      XCTAssertNil(window.content)
      let bar = HeaderBar()
      let (leading, title) = (Button("Back"), Label("Title"))
      bar.addLeading(leading)
      bar.addTrailing(Button("More"))
      bar.setTitleWidget(title)
      window.setHeaderBar(bar)
      leading.removeFromParent()
      title.removeFromParent()
      XCTAssertNil(title.parent)
      window.setHeaderBar(nil)
      XCTAssertNil(window.headerBar)
    }
  }

  func testTheFocusGoesToAWidget() {
    onMain {
      let (first, second) = (Entry("1"), Entry("2"))
      let window = Window()
      window.setContent(Box(.vertical, children: [first, second]))
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      XCTAssertTrue(second.grabFocus())
      XCTAssertEqual(window.focused, second)
      XCTAssertTrue(second.containsFocus)
      XCTAssertFalse(first.containsFocus)
      window.close()
    }
  }

  func testAWidgetThatHasTheKeyboardCanBeTakenOut() {
    onMain {
      let box = Box(.vertical, children: [Button("stays")])
      let window = Window()
      window.setContent(box)
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      weak var weakEntry: Entry?
      do {
        let entry = Entry("goes")
        box.append(entry)
        entry.grabFocus()
        XCTAssertEqual(window.focused, entry)
        entry.removeFromParent()
        weakEntry = entry
      }
      XCTAssertNil(weakEntry)
      XCTAssertTrue(pump { Widget.liveObjectCount == Widget.liveCount })
      window.close()
    }
  }

  func testTheRunEndsWithTheLastWindow() {
    onMain {
      let (one, two) = (Window(), Window())
      one.present()
      two.present()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        one.close()
        MainLoop.whenIdle { two.close() }
      }
      Application.run()
      XCTAssertEqual(Window.shown, [])
    }
  }

  func testADialogGivesOneAnswer() {
    onMain {
      let window = Window()
      window.present()
      let dialog = MessageDialog(heading: "Delete?", body: "It is gone then.")
      dialog.addResponse("no", title: "Cancel")
      dialog.addResponse("yes", title: "Delete _all_", style: .destructive)
      dialog.setCloseResponse("no")
      let entry = Entry()
      dialog.setExtra(entry)
      var answers: [String] = []
      dialog.onResponse = { answers.append($0) }
      dialog.present(above: window)
      XCTAssertEqual(MessageDialog.open, [dialog])
      XCTAssertTrue(pump { dialog.isMapped })
      dialog.respond("yes")
      dialog.respond("no")
      XCTAssertEqual(answers, ["yes"])
      XCTAssertEqual(MessageDialog.open, [])
      window.close()
    }
  }

  func testAPopoverOpensAtAWidgetAndIsHeldAsLong() {
    onMain {
      let button = Button("x")
      let window = Window(size: CGSize(width: 200, height: 200))
      window.setContent(button)
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      weak var weakPopover: Popover?
      var closed = 0
      do {
        let popover = Popover(child: Entry("Inside"))
        popover.on(.closed) { closed += 1 }
        popover.open(at: button)
        weakPopover = popover
      }
      XCTAssertTrue(pump { weakPopover?.isMapped == true })
      XCTAssertEqual(weakPopover?.isOpen, true)
      weakPopover?.close()
      XCTAssertEqual(window.focused, button)
      XCTAssertTrue(pump { weakPopover == nil })
      XCTAssertEqual(closed, 1)
      window.close()
    }
  }

  func testAMenuCallsItsActions() {
    onMain {
      var chosen: [String] = []
      let menu = MenuButton("Menu")
      menu.setSections([
        [
          MenuItem("a") { chosen.append("a") },
          MenuItem("b", isEnabled: false) { chosen.append("b") },
        ],
        [MenuItem("c", isChecked: true) { chosen.append("c") }],
      ])
      let window = Window()
      window.setContent(menu)
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      menu.open()
      pump(seconds: 0.05)
      menu.choose(0)
      menu.choose(1)
      menu.choose(2)
      XCTAssertEqual(chosen, ["a", "c"])
      menu.close()
      window.close()
    }
  }

  func testAMenuButtonOpensAPopover() {
    onMain {
      let menu = MenuButton("Date")
      menu.setPopover(Popover(child: Calendar(year: 2024, month: 1, day: 1)))
      let window = Window()
      window.setContent(menu)
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      menu.open()
      XCTAssertTrue(pump { menu.popover?.isMapped == true })
      menu.close()
      XCTAssertTrue(pump { menu.popover?.isMapped == false })
      pump(seconds: 0.05)
      menu.setPopover(nil)
      XCTAssertNil(menu.popover)
      window.close()
    }
  }

  func testAWindowThatIsReleasedWithAnOpenPopoverGoes() {
    onMain {
      let button = Button("x")
      let window = Window()
      window.setContent(button)
      window.present()
      XCTAssertTrue(pump { window.isMapped })
      let popover = Popover(child: Label("Inside"))
      popover.open(at: button)
      XCTAssertTrue(pump { popover.isMapped })
      window.close()
      XCTAssertTrue(pump { !popover.isOpen })
    }
  }
}
