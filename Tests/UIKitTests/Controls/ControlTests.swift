import Combine
@testable import UIKit
import XCTest

final class ControlTests: WidgetTestCase {
  func testATextFieldTellsWhatIsTyped() {
    onMain {
      let field = UITextField()
      var texts: [String] = []
      let typed = NotificationCenter.default
        .publisher(for: UITextField.textDidChangeNotification, object: field)
        .compactMap { ($0.object as? UITextField)?.text }
        .sink { texts.append($0) }
      var edits = 0
      field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
      field.text = "by the program"
      XCTAssertEqual(texts, [])
      field.text = ""
      field.insertText("P")
      field.insertText("aris")
      XCTAssertEqual(texts, ["P", "Paris"])
      XCTAssertEqual(edits, 2)
      typed.cancel()
    }
  }

  func testADelegateRefusesCharacters() {
    @MainActor
    final class Digits: UITextFieldDelegate {
      var asked: [(NSRange, String)] = []
      var returned = 0

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append((range, string))
        return string.allSatisfy(\.isNumber)
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returned += 1
        return true
      }
    }
    onMain {
      let (field, digits) = (UITextField(), Digits())
      field.delegate = digits
      field.insertText("12")
      field.insertText("x")
      XCTAssertEqual(field.text, "12")
      XCTAssertEqual(digits.asked.last?.0, NSRange(location: 2, length: 0))
      XCTAssertEqual(digits.asked.last?.1, "x")
      var exits = 0
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
      field.pressReturn()
      XCTAssertEqual([digits.returned, exits], [1, 1])
    }
  }

  func testADelegateSetsAnotherTextInPlaceOfWhatIsTyped() {
    @MainActor
    final class Capitals: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let old = NSString(string: textField.text ?? "")
        textField.text = old.replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    onMain {
      let (field, capitals) = (UITextField(), Capitals())
      field.delegate = capitals
      field.insertText("ab")
      XCTAssertEqual(field.text, "AB")
      field.insertText("c")
      XCTAssertEqual(field.text, "ABC")
    }
  }

  func testADelegateSeesTheOldTextWhileItIsAsked() {
    @MainActor
    final class Limit: UITextFieldDelegate, UITextViewDelegate {
      private func allows(_ text: String?, _ range: NSRange, _ string: String) -> Bool {
        NSString(string: text ?? "").replacingCharacters(in: range, with: string).count <= 4
      }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { allows(textField.text, range, string) }

      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { allows(textView.text, range, text) }
    }
    onMain {
      let (field, view, limit) = (UITextField(), UITextView(), Limit())
      field.delegate = limit
      view.delegate = limit
      for text in ["abc", "d"] {
        field.insertText(text)
        view.insertText(text)
      }
      XCTAssertEqual([field.text, view.text], ["abcd", "abcd"])
      field.insertText("e")
      view.insertText("e")
      XCTAssertEqual([field.text, view.text], ["abcd", "abcd"])
      pump(seconds: 0.02)
      XCTAssertEqual(view.text, "abcd")
    }
  }

  func testPublishersOfEvents() {
    onMain {
      let (knob, segments, stepper) = (
        UISwitch(), UISegmentedControl(items: ["a", "b"]), UIStepper()
      )
      var seen: [String] = []
      var subscriptions: Set<AnyCancellable> = []
      knob.publisher(for: .valueChanged).map(\.isOn).sink { seen.append("\($0)") }
        .store(in: &subscriptions)
      segments.publisher(for: .valueChanged).map(\.selectedSegmentIndex)
        .sink { seen.append("\($0)") }.store(in: &subscriptions)
      stepper.publisher(for: .valueChanged).map(\.value).sink { seen.append("\($0)") }
        .store(in: &subscriptions)
      knob.isOn = true
      segments.selectedSegmentIndex = 0
      stepper.value = 3
      XCTAssertEqual(seen, [])
      knob.flip()
      segments.press(1)
      stepper.step(1)
      XCTAssertEqual(seen, ["false", "1", "4.0"])
      subscriptions = []
      knob.flip()
      XCTAssertEqual(seen.count, 3)
    }
  }

  func testActionsOfTargetsAndOfTheFirstFitOfTheChain() {
    @MainActor
    final class Form: UIViewController {
      var log: [String] = []
      func save(_ sender: UIButton) { log.append("save \(sender.currentTitle ?? "")") }
      func quit() { log.append("quit") }
    }
    onMain {
      let form = Form()
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.addTarget(form, action: Form.save, for: .touchUpInside)
      button.addTarget(nil as Form?, action: Form.quit, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(form.log, ["save Go"])
      form.view.addSubview(button)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(form.log, ["save Go", "save Go", "quit"])
      button.removeTarget(form, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(form.log.suffix(1), ["quit"])
      XCTAssertEqual(form.log.count, 4)
    }
  }

  func testADisabledButtonLooksSoAndASpinnerHides() {
    onMain {
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
      XCTAssertEqual(button.currentTitle, "Save")
      XCTAssertGreaterThan(button.intrinsicContentSize.width, 30)
      button.isEnabled = false
      XCTAssertEqual(button.state, .disabled)
      let spinner = UIActivityIndicatorView(style: .large)
      XCTAssertTrue(spinner.isHidden)
      spinner.startAnimating()
      XCTAssertTrue(spinner.isAnimating && !spinner.isHidden)
      spinner.stopAnimating()
      XCTAssertTrue(spinner.isHidden)
    }
  }

  func testTheFirstResponder() {
    onMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let controller = UIViewController()
      let (first, second) = (UITextField(), UITextField())
      for (index, field) in [first, second].enumerated() {
        field.frame = CGRect(x: 10, y: 10 + index * 50, width: 200, height: 40)
        controller.view.addSubview(field)
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      pump(seconds: 0.1)
      XCTAssertFalse(first.isFirstResponder || second.isFirstResponder)
      var events: [String] = []
      first.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
      first.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
      XCTAssertTrue(first.becomeFirstResponder())
      pump { first.isFirstResponder }
      XCTAssertTrue(second.becomeFirstResponder())
      pump { second.isFirstResponder && !first.isFirstResponder }
      XCTAssertFalse(first.isFirstResponder)
      XCTAssertEqual(events, ["begin", "end"])
      XCTAssertTrue(second.resignFirstResponder())
      pump { !second.isFirstResponder }
      XCTAssertFalse(second.isFirstResponder)
      XCTAssertTrue(second.next === controller.view)
      XCTAssertTrue(controller.view.next === controller)
      XCTAssertTrue(controller.next === window)
      window.isHidden = true
    }
  }
}
