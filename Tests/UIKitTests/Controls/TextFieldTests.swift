import Gtk
@testable import UIKit
import XCTest

/// Writes down its calls.
@MainActor
private final class Scribe: UITextFieldDelegate {
  var log: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayClear = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("begin?")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begun") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("end?")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.append("clear?")
    return mayClear
  }
}

final class TextFieldTests: WidgetTestCase {
  func testTheDelegateIsAskedOnce() {
    onMain {
      withFields { first, second, scribe in
        XCTAssertTrue(first.becomeFirstResponder())
        pump { first.isEditing }
        XCTAssertEqual(scribe.log, ["begin?", "begun"])
        XCTAssertTrue(first.resignFirstResponder())
        pump { !first.isFirstResponder }
        XCTAssertEqual(scribe.log, ["begin?", "begun", "end?", "ended"])
        XCTAssertFalse(first.isEditing)
      }
    }
  }

  func testAClickAsksAsWell() {
    onMain {
      withFields { first, second, scribe in
        scribe.mayBegin = false
        // GTK brings the keyboard without asking the field.
        first.native?.grabFocus()
        pump { !(first.native?.containsFocus ?? true) }
        XCTAssertEqual(scribe.log, ["begin?"])
        XCTAssertFalse(first.isEditing)
        scribe.mayBegin = true
        first.native?.grabFocus()
        pump { first.isEditing }
        scribe.mayEnd = false
        second.native?.grabFocus()
        pump { first.native?.containsFocus == true }
        XCTAssertTrue(first.isEditing)
        XCTAssertFalse(first.resignFirstResponder())
        XCTAssertTrue(first.superview?.endEditing(true) == true)
        pump { !first.isEditing }
        XCTAssertFalse(first.isEditing)
      }
    }
  }

  func testTheButtonThatClears() {
    onMain {
      withFields { first, second, scribe in
        first.clearButtonMode = .always
        let entry = first.native as? Entry
        XCTAssertEqual(entry?.showsClearIcon, false)
        first.insertText("abc")
        XCTAssertEqual(entry?.showsClearIcon, true)
        scribe.mayClear = false
        first.pressClear()
        XCTAssertEqual(first.text, "abc")
        scribe.mayClear = true
        var edits = 0
        first.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
        first.pressClear()
        XCTAssertEqual(first.text, "")
        XCTAssertEqual(edits, 1)
        XCTAssertEqual(entry?.showsClearIcon, false)
      }
    }
  }

  func testViewsAtTheSides() {
    onMain {
      withFields { first, second, scribe in
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        first.leftView = icon
        XCTAssertTrue(icon.isHidden)
        first.leftViewMode = .always
        first.layoutIfNeeded()
        XCTAssertFalse(icon.isHidden)
        XCTAssertEqual(icon.frame, CGRect(x: 8, y: 10, width: 20, height: 20))
        XCTAssertEqual(first.textRect(forBounds: first.bounds).minX, 34)
        first.leftViewMode = .unlessEditing
        first.becomeFirstResponder()
        pump { first.isEditing }
        XCTAssertTrue(icon.isHidden)
      }
    }
  }
}

@MainActor
private func withFields(_ body: (UITextField, UITextField, Scribe) -> Void) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let controller = UIViewController()
  let (first, second, scribe) = (UITextField(), UITextField(), Scribe())
  for (index, field) in [first, second].enumerated() {
    field.frame = CGRect(x: 10, y: 10 + index * 50, width: 200, height: 40)
    field.borderStyle = .roundedRect
    controller.view.addSubview(field)
  }
  first.delegate = scribe
  window.rootViewController = controller
  window.makeKeyAndVisible()
  pump(seconds: 0.1)
  body(first, second, scribe)
  window.isHidden = true
}
