import Gtk
@testable import UIKit
import XCTest

final class MenuTests: WidgetTestCase {
  func testAButtonOpensItsMenu() throws {
    try onMain {
      try withButton { button in
        var log: [String] = []
        let sort = UIMenu(
          title: "Sort", options: .singleSelection,
          children: [
            UIAction(title: "Name", state: .on) { _ in log.append("name") },
            UIAction(title: "Date") { _ in log.append("date") },
          ])
        button.menu = UIMenu(children: [
          UIAction(title: "Share") { action in log.append("share \(action.sender is UIButton)") },
          UIAction(title: "Delete", attributes: .destructive) { _ in log.append("delete") },
          UIAction(title: "Lock", attributes: .disabled) { _ in log.append("lock") },
          UIAction(title: "Ghost", attributes: .hidden) { _ in log.append("ghost") },
          sort,
        ])
        var events = 0
        button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
        button.showsMenuAsPrimaryAction = true
        press(button)
        let menu = try XCTUnwrap(MenuPopover.current)
        XCTAssertEqual(menu.titles, ["Share", "Delete", "Lock", "Sort"])
        menu.choose("Lock")
        menu.choose("Share")
        XCTAssertEqual(log, ["share true"])
        XCTAssertEqual(events, 1)
        pump { MenuPopover.current == nil }
        press(button)
        MenuPopover.current?.choose("Sort")
        XCTAssertEqual(MenuPopover.current?.titles, ["Name", "Date"])
        MenuPopover.current?.choose("Date")
        XCTAssertEqual(log, ["share true", "date"])
        XCTAssertEqual(sort.selectedElements.map(\.title), ["Date"])
        pump { MenuPopover.current == nil }
      }
    }
  }

  func testElementsThatComeLate() throws {
    try onMain {
      try withButton { button in
        var answer: (([UIMenuElement]) -> Void)?
        var asked = 0
        button.menu = UIMenu(children: [
          UIAction(title: "First") { _ in },
          UIDeferredMenuElement { completion in
            asked += 1
            answer = completion
          },
        ])
        button.showsMenuAsPrimaryAction = true
        press(button)
        XCTAssertEqual(MenuPopover.current?.titles, ["First"])
        try XCTUnwrap(answer)([UIAction(title: "Late") { _ in }])
        XCTAssertEqual(MenuPopover.current?.titles, ["First", "Late"])
        MenuPopover.current?.close()
        pump { MenuPopover.current == nil }
        press(button)
        XCTAssertEqual(MenuPopover.current?.titles, ["First", "Late"])
        XCTAssertEqual(asked, 1)
        MenuPopover.current?.close()
        pump { MenuPopover.current == nil }
      }
    }
  }

  func testAPopUpButtonShowsItsChoice() {
    onMain {
      withButton { button in
        button.menu = UIMenu(
          options: .singleSelection,
          children: [UIAction(title: "Day", state: .on) { _ in }, UIAction(title: "Week") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Day")
        press(button)
        MenuPopover.current?.choose("Week")
        pump { MenuPopover.current == nil }
        XCTAssertEqual(button.titleLabel?.text, "Week")
      }
    }
  }

  func testTheMenuOfAView() {
    @MainActor
    final class Owner: UIContextMenuInteractionDelegate {
      var log: [String] = []

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        location.x < 0
          ? nil
          : UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
          })
      }
    }
    onMain {
      withButton { button in
        let owner = Owner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        button.superview?.addInteraction(interaction)
        XCTAssertTrue(interaction.view === button.superview)
        XCTAssertFalse(interaction.open(at: CGPoint(x: -1, y: 0)))
        XCTAssertTrue(interaction.open(at: CGPoint(x: 5, y: 5)))
        XCTAssertEqual(interaction.location(in: button.superview), CGPoint(x: 5, y: 5))
        MenuPopover.current?.choose("Copy")
        XCTAssertEqual(owner.log, ["copy"])
        pump { MenuPopover.current == nil }
        button.superview?.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
      }
    }
  }

  func testABarItemOpensItsMenu() {
    onMain {
      let controller = UIViewController()
      var chosen = 0
      let item = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in chosen += 1 }]))
      controller.navigationItem.rightBarButtonItem = item
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      pump(seconds: 0.05)
      item.press()
      MenuPopover.current?.choose("One")
      XCTAssertEqual(chosen, 1)
      pump { MenuPopover.current == nil }
      window.isHidden = true
    }
  }
}

@MainActor
private func press(_ button: UIButton) { (button.native as? Button)?.click() }

@MainActor
private func withButton(_ body: (UIButton) throws -> Void) rethrows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let controller = UIViewController()
  let button = UIButton(type: .system)
  button.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
  controller.view.addSubview(button)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  pump(seconds: 0.05)
  try body(button)
  window.isHidden = true
}
