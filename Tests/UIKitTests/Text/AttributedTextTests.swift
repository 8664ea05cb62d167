import Gtk
@testable import UIKit
import XCTest

final class AttributedTextTests: WidgetTestCase {
  func testALabelOfSeveralLooks() {
    onMain {
      let text = NSMutableAttributedString(string: "small BIG")
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 40), range: NSRange(location: 6, length: 3))
      text.addAttribute(
        .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 5))
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.attributedText = text
      XCTAssertEqual(label.text, "small BIG")
      XCTAssertGreaterThan(label.intrinsicContentSize.height, 40)
      label.text = "small BIG"
      XCTAssertLessThan(label.intrinsicContentSize.height, 25)
      XCTAssertEqual(
        label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
        .systemFont(ofSize: 12))
    }
  }

  func testRunsSayWhatAttributesSay() {
    onMain {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineHeightMultiple = 2
      let text = NSAttributedString(
        string: "x",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 20), .kern: 3,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1,
          .backgroundColor: UIColor.yellow, .baselineOffset: 4, .paragraphStyle: paragraph,
        ])
      let style = text.runs(font: .systemFont(ofSize: 10), color: .red) {
        $0.color(for: .current)
      }[0].style
      XCTAssertEqual(style.size, 20)
      XCTAssertTrue(style.isItalic && style.isUnderlined && style.isStruckThrough)
      XCTAssertEqual(style.tracking, 3)
      XCTAssertEqual(style.rise, 4)
      XCTAssertEqual(style.lineHeight, 2)
      XCTAssertEqual(style.color, Color(red: 1, green: 0, blue: 0))
      XCTAssertEqual(style.background, Color(red: 1, green: 1, blue: 0))
    }
  }

  func testLettersShrinkToTheWidth() {
    onMain {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "A text that is much too wide"
      label.font = .systemFont(ofSize: 20)
      let full = label.intrinsicContentSize
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      XCTAssertEqual(label.intrinsicContentSize, full)
      XCTAssertEqual((label.native as? Label)?.style.size, 10)
      label.frame.size.width = 500
      XCTAssertEqual((label.native as? Label)?.style.size, 20)
    }
  }

  func testParagraphsAreCopied() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .left
    XCTAssertEqual(copy?.alignment, .right)
    XCTAssertEqual((copy?.mutableCopy() as? NSMutableParagraphStyle)?.alignment, .right)
    XCTAssertEqual(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
  }

  func testAButtonOfSeveralLooks() {
    onMain {
      let button = UIButton(type: .system)
      button.setAttributedTitle(
        NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 40)]),
        for: .normal)
      XCTAssertEqual(button.titleLabel?.text, "Rich")
      XCTAssertGreaterThan(button.intrinsicContentSize.height, 50)
    }
  }

  func testATextViewShowsLooksAndOpensLinks() {
    @MainActor
    final class Reader: UITextViewDelegate {
      var links: [String] = []
      var changes: [String] = []

      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        links.append("\(URL) \(characterRange)")
        return false
      }

      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { !text.contains("x") }

      func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }
    }
    onMain {
      let (view, reader) = (UITextView(), Reader())
      view.delegate = reader
      let text = NSMutableAttributedString(string: "See this page.")
      text.addAttribute(
        .link, value: "https://example.com", range: NSRange(location: 4, length: 9))
      view.attributedText = text
      view.isEditable = false
      XCTAssertEqual(view.text, "See this page.")
      view.openLink(at: 0)
      view.openLink(at: 6)
      XCTAssertEqual(reader.links, ["https://example.com \(NSRange(location: 4, length: 9))"])
      view.text = "plain"
      view.insertText("!")
      XCTAssertEqual(reader.changes.count, 1)
      view.selectedRange = NSRange(location: 1, length: 2)
      XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2))
      let before = view.text
      view.insertText("x")
      pump { view.text == before }
      XCTAssertEqual(view.text, before)
      XCTAssertEqual(reader.changes.count, 1)
    }
  }

  func testFontsAndDescriptors() {
    let font = UIFont.systemFont(ofSize: 16)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map {
      UIFont(descriptor: $0, size: 0)
    }
    XCTAssertEqual(bold, .boldSystemFont(ofSize: 16))
    XCTAssertEqual(
      UIFontMetrics(forTextStyle: .title1).scaledFont(for: font, maximumPointSize: 12).pointSize, 12
    )
    XCTAssertTrue(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits
        .contains(.traitBold))
  }
}
