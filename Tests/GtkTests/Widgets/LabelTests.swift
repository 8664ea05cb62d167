import Foundation
import Gtk
import XCTest

final class LabelTests: WidgetTestCase {
  private static let sentence = "the quick brown fox jumps over the lazy dog"

  func testTextIsAsWideAsItsLongestLine() {
    onMain {
      let label = Label(Self.sentence, style: TextStyle(size: 20))
      let free = label.textSize()
      let wrapped = label.textSize(width: free.width / 2)
      XCTAssertLessThanOrEqual(wrapped.width, free.width / 2)
      XCTAssertGreaterThan(wrapped.width, free.width / 4)
      XCTAssertGreaterThanOrEqual(wrapped.height, free.height * 2 - 2)
      XCTAssertEqual(label.textSize(width: 10_000), free)
      XCTAssertEqual(label.naturalSize(), free)
    }
  }

  func testALayoutMeasuresAsALabelDoes() {
    onMain {
      let runs = [
        TextRun("bold ", style: TextStyle(size: 18, weight: 700)),
        TextRun(Self.sentence, style: TextStyle(isItalic: true)),
      ]
      let label = Label()
      label.setRuns(runs)
      let layout = TextLayout(runs)
      for width in [nil, 60, 120, 300, 1000] as [Double?] {
        XCTAssertEqual(layout.size(width: width), label.textSize(width: width))
      }
    }
  }

  func testALineLimitCutsTheHeight() {
    onMain {
      let label = Label(Self.sentence)
      let line = label.textSize().height
      label.lineLimit = 2
      XCTAssertEqual(label.textSize(width: 80).height, line * 2, accuracy: 2)
      label.lineLimit = 1
      XCTAssertEqual(label.textSize(width: 80).height, line, accuracy: 1)
      XCTAssertLessThan(label.measure(.horizontal).minimum, 40)
      label.lineLimit = nil
      XCTAssertGreaterThan(label.textSize(width: 80).height, line * 3)
      XCTAssertEqual(TextLayout([TextRun("a\nb\nc")]).lineCount(), 3)
      XCTAssertEqual(TextLayout([TextRun(Self.sentence)]).lineCount(width: 80, lineLimit: 2), 2)
    }
  }

  func testAnEmptyTextIsAsHighAsALine() {
    onMain {
      XCTAssertEqual(Label("").textSize().height, Label("x").textSize().height)
      XCTAssertEqual(Label("").textSize().width, 0)
    }
  }

  func testStylesChangeTheSize() {
    onMain {
      let plain = Label(Self.sentence, style: TextStyle(size: 15)).textSize()
      let bold = Label(Self.sentence, style: TextStyle(size: 15, weight: 700)).textSize()
      let large = Label(Self.sentence, style: TextStyle(size: 30)).textSize()
      let wide = Label(Self.sentence, style: TextStyle(size: 15, tracking: 2)).textSize()
      XCTAssertGreaterThan(bold.width, plain.width)
      XCTAssertEqual(large.width, plain.width * 2, accuracy: plain.width * 0.1)
      XCTAssertEqual(wide.width, plain.width + 2 * Double(Self.sentence.count), accuracy: 3)
    }
  }

  func testBaselinesAreThoseOfTheFirstAndTheLastLine() {
    onMain {
      let label = Label("one\ntwo", style: TextStyle(size: 20))
      let (first, last) = label.baselines()
      XCTAssertGreaterThan(first, 10)
      XCTAssertEqual(last - first, label.textSize().height / 2, accuracy: 1.5)
    }
  }

  func testTextIsAlignedAndColoured() throws {
    try onMain {
      let label = Label("I", style: TextStyle(size: 30, weight: 900, color: .black))
      for (alignment, expected) in [
        (TextAlignment.leading, 0..<20), (.center, 35..<65), (.trailing, 80..<100),
      ] {
        label.textAlignment = alignment
        let picture = try XCTUnwrap(label.picture(size: CGSize(width: 100, height: 40)))
        let pixels = picture.rgbaData()
        let columns = (0..<100).filter { x in
          (0..<picture.height).contains { pixels[($0 * 100 + x) * 4 + 3] > 128 }
        }
        XCTAssertFalse(columns.isEmpty)
        XCTAssertTrue(columns.allSatisfy { expected.contains($0) }, "\(alignment) \(columns)")
      }
    }
  }

  func testTextThatLooksLikeMarkupIsShownAsItIs() {
    onMain {
      let label = Label("<b>5 < 6 & _x_</b>")
      XCTAssertEqual(label.text, "<b>5 < 6 & _x_</b>")
      XCTAssertGreaterThan(label.textSize().width, Label("5 < 6").textSize().width)
    }
  }
}
