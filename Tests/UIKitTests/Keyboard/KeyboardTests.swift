import Foundation
import Gtk
import KeyboardSupport
import UIKit
import XCTest

/// Windows used with keys alone.
final class KeyboardTests: WidgetTestCase {
  @MainActor
  private final class FormController: UIViewController {
    let name = UITextField()
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    let loud = UISwitch()
    let stepper = UIStepper()
    let slider = UISlider()
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Form"
      name.borderStyle = .roundedRect
      name.placeholder = "Name"
      segments.selectedSegmentIndex = 0
      stepper.maximumValue = 2
      slider.maximumValue = 10
      slider.value = 5
      let save = button("Save")
      let skip = button("Skip")
      let stack = UIStackView(arrangedSubviews: [
        name, segments, row("Loud", loud), row("Copies", stepper), slider, save, skip,
      ])
      stack.axis = .vertical
      stack.spacing = 12
      stack.frame = CGRect(x: 20, y: 20, width: 280, height: 330)
      view.addSubview(stack)
    }

    private func button(_ title: String) -> UIButton {
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: title) { [weak self] _ in self?.told.append(title) })
    }

    private func row(_ text: String, _ control: UIView) -> UIView {
      let label = UILabel()
      label.text = text
      let row = UIStackView(arrangedSubviews: [label, control])
      row.alignment = .center
      label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      return row
    }
  }

  @MainActor
  private static func show(_ controller: UIViewController) throws -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 340, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Keyboard.use(window.gtkWindow)
    pump(seconds: 0.1)
    return window
  }

  func testTabGoesThroughControlsAndKeysUseThem() throws {
    try onMain {
      let form = FormController()
      let window = try Self.show(form)
      try Keyboard.press("Tab")
      XCTAssertTrue(form.name.isFirstResponder)
      try Keyboard.type("Ada")
      XCTAssertEqual(form.name.text, "Ada")
      try Keyboard.press("Tab", "Right", "Right", "Left")
      XCTAssertEqual(form.segments.selectedSegmentIndex, 1)
      try Keyboard.press("Tab", "space")
      XCTAssertTrue(pump { form.loud.isOn })
      try Keyboard.press("Tab", "Up", "Up", "Up", "Down")
      XCTAssertEqual(form.stepper.value, 1)
      try Keyboard.press("Tab", "Right")
      XCTAssertGreaterThan(form.slider.value, 5)
      try Keyboard.press("Tab", "space")
      XCTAssertTrue(pump { form.told == ["Save"] })
      try Keyboard.press("Tab", "Return")
      XCTAssertTrue(pump { form.told == ["Save", "Skip"] })
      try Keyboard.press(
        "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab")
      XCTAssertTrue(form.name.isFirstResponder, "the same way back")
      window.gtkWindow.close()
    }
  }

  func testLettersPressAndReachWhatIsNamed() throws {
    try onMain {
      let form = FormController()
      let window = try Self.show(form)
      XCTAssertEqual(
        window.gtkWindow.mnemonicLetters,
        [
          "Name": "n", "Day": "d", "Week": "w", "Month": "m", "Loud": "l", "Copies": "c",
          "Save": "s", "Skip": "k",
        ])
      try Keyboard.press("alt+k")
      XCTAssertTrue(pump { form.told == ["Skip"] })
      try Keyboard.press("alt+m")
      XCTAssertTrue(pump { form.segments.selectedSegmentIndex == 2 })
      try Keyboard.press("alt+n")
      XCTAssertTrue(form.name.isFirstResponder)
      window.gtkWindow.close()
    }
  }

  func testAControllerGivesTheKeyboardBackToTheRow() throws {
    try onMain {
      let cities = Cities()
      let navigation = UINavigationController(rootViewController: cities)
      let window = try Self.show(navigation)
      let table = try XCTUnwrap(cities.tableView)
      let opener = Opener()
      table.delegate = opener
      opener.navigation = navigation
      try Keyboard.press("Tab")
      XCTAssertTrue(table.box.containsFocus)
      try Keyboard.press("Home", "Down", "Down", "Return")
      pump(seconds: 0.1)
      XCTAssertEqual(navigation.viewControllers.count, 2, "\(opener.paths)")
      XCTAssertTrue(navigation.view.box.containsFocus)
      try Keyboard.press("Escape")
      pump(seconds: 0.1)
      XCTAssertEqual(navigation.viewControllers.count, 1)
      XCTAssertTrue(table.box.containsFocus)
      try Keyboard.press("Down", "Return")
      pump(seconds: 0.1)
      XCTAssertEqual(opener.paths, [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
      try Keyboard.press("alt+Left")
      pump(seconds: 0.1)
      XCTAssertEqual(navigation.viewControllers.count, 1)
      window.gtkWindow.close()
    }
  }

  @MainActor
  private final class Opener: UITableViewDelegate {
    weak var navigation: UINavigationController?
    var paths: [IndexPath] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      paths.append(indexPath)
      let page = UIViewController()
      page.title = "Page"
      navigation?.pushViewController(page, animated: false)
    }
  }

  func testSheetsAndAlertsAreClosedByKeysAndGiveTheKeyboardBack() throws {
    try onMain {
      let form = FormController()
      let window = try Self.show(form)
      form.name.becomeFirstResponder()
      form.present(UIViewController(), animated: false)
      let sheet = try XCTUnwrap(Gtk.Window.shown.last)
      try Keyboard.use(sheet)
      try Keyboard.press("Escape")
      XCTAssertTrue(pump { form.presentedViewController == nil })
      try Keyboard.use(window.gtkWindow)
      XCTAssertTrue(form.name.isFirstResponder)

      var answer = ""
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
        alert.addAction(UIAlertAction(title: title, style: style) { _ in answer = title })
      }
      form.present(alert, animated: false)
      let dialog = try XCTUnwrap(MessageDialog.open.last)
      try Keyboard.use(dialog)
      try Keyboard.press("alt+d")
      XCTAssertTrue(pump { answer == "Delete" })
      try Keyboard.use(window.gtkWindow)
      XCTAssertTrue(form.name.isFirstResponder)
      window.gtkWindow.close()
    }
  }
}
