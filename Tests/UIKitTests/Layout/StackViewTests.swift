import UIKit
import XCTest

final class StackViewTests: WidgetTestCase {
  func testFillStretchesTheOneThatHugsLess() {
    onMain {
      let (first, second) = (Sized(40, 20), Sized(60, 20))
      second.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
      let stack = makeStack(.horizontal, [first, second], width: 200, height: 50)
      stack.spacing = 10
      stack.layoutIfNeeded()
      XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 40, height: 50))
      XCTAssertEqual(second.frame, CGRect(x: 50, y: 0, width: 150, height: 50))
    }
  }

  func testFillEqually() {
    onMain {
      let views = [Sized(10, 10), Sized(80, 10), Sized(20, 10)]
      let stack = makeStack(.vertical, views, width: 100, height: 320)
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minY), [0, 110, 220])
      XCTAssertEqual(views.map(\.frame.height), [100, 100, 100])
      XCTAssertEqual(views.map(\.frame.width), [100, 100, 100])
    }
  }

  func testFillProportionally() {
    onMain {
      let views = [Sized(10, 10), Sized(30, 10)]
      let stack = makeStack(.horizontal, views, width: 200, height: 10)
      stack.distribution = .fillProportionally
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.width), [50, 150])
    }
  }

  func testEqualSpacingAndAlignment() {
    onMain {
      let views = [Sized(20, 10), Sized(30, 20), Sized(10, 30)]
      let stack = makeStack(.horizontal, views, width: 160, height: 40)
      stack.distribution = .equalSpacing
      stack.alignment = .center
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minX), [0, 70, 150])
      XCTAssertEqual(views.map(\.frame.minY), [15, 10, 5])
      XCTAssertEqual(views.map(\.frame.height), [10, 20, 30])
      stack.alignment = .trailing
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minY), [30, 20, 10])
    }
  }

  func testEqualCentering() {
    onMain {
      let views = [Sized(20, 10), Sized(40, 10), Sized(20, 10)]
      let stack = makeStack(.horizontal, views, width: 220, height: 10)
      stack.distribution = .equalCentering
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.center.x), [10, 110, 210])
    }
  }

  func testCustomSpacingMarginsAndHiddenViews() {
    onMain {
      let views = [Sized(50, 10), Sized(50, 20), Sized(50, 30)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 5
      stack.setCustomSpacing(15, after: views[0])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      // 1 + 10 + 15 + 20 + 5 + 30 + 3 and 2 + 50 + 4.
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 56, height: 84))
      views[1].isHidden = true
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).height, 59)
      stack.frame = CGRect(x: 0, y: 0, width: 56, height: 59)
      stack.layoutIfNeeded()
      XCTAssertEqual(views[2].frame, CGRect(x: 2, y: 26, width: 50, height: 30))
    }
  }

  func testStacksInStacksAndConstraintsOfTheirViews() {
    onMain {
      let (left, right, below) = (Sized(30, 10), Sized(30, 10), Sized(10, 10))
      let row = UIStackView(arrangedSubviews: [left, right])
      row.spacing = 8
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2).isActive = true
      let column = makeStack(.vertical, [row, below], width: 188, height: 100)
      below.heightAnchor.constraint(equalToConstant: 40).isActive = true
      column.spacing = 10
      column.layoutIfNeeded()
      XCTAssertEqual(row.frame, CGRect(x: 0, y: 0, width: 188, height: 50))
      XCTAssertEqual([left.frame.width, right.frame.width], [120, 60])
      XCTAssertEqual(below.frame, CGRect(x: 0, y: 60, width: 188, height: 40))
    }
  }
}

@MainActor
private func makeStack(
  _ axis: NSLayoutConstraint.Axis, _ views: [UIView], width: CGFloat, height: CGFloat
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
  return stack
}
