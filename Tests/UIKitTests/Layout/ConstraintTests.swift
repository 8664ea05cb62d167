import UIKit
import XCTest

final class ConstraintTests: WidgetTestCase {
  func testEdgesWithConstants() {
    onMain {
      let view = makeRoot()
      let inner = makeChild(of: view)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(inner.frame, CGRect(x: 16, y: 10, width: 260, height: 40))
      view.frame.size.width = 400
      view.layoutIfNeeded()
      XCTAssertEqual(inner.frame, CGRect(x: 16, y: 10, width: 360, height: 40))
    }
  }

  func testCentreMultiplierAndNestedViews() {
    onMain {
      let view = makeRoot()
      let outer = makeChild(of: view)
      let inner = makeChild(of: outer)
      NSLayoutConstraint.activate([
        outer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        outer.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 10),
        outer.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        outer.heightAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.4),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      ])
      view.layoutIfNeeded()
      // 150 × 60 about (150, 110).
      XCTAssertEqual(outer.frame, CGRect(x: 75, y: 80, width: 150, height: 60))
      XCTAssertEqual(inner.frame, CGRect(x: 120, y: 20, width: 30, height: 40))
    }
  }

  func testTheHigherPriorityWins() {
    onMain {
      let view = makeRoot()
      let inner = makeChild(of: view)
      let wide = inner.widthAnchor.constraint(equalToConstant: 250)
      wide.priority = UILayoutPriority(700)
      let narrow = inner.widthAnchor.constraint(equalToConstant: 50)
      narrow.priority = UILayoutPriority(600)
      let limit = inner.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5)
      NSLayoutConstraint.activate([
        wide, narrow, limit, inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(inner.frame.width, 150)
      wide.isActive = false
      view.layoutIfNeeded()
      XCTAssertEqual(inner.frame.width, 50)
      narrow.constant = 70
      view.layoutIfNeeded()
      XCTAssertEqual(inner.frame.width, 70)
    }
  }

  func testTheViewThatHugsLessIsStretched() {
    onMain {
      let view = makeRoot()
      let (first, second) = (Sized(40, 20), Sized(60, 20))
      for inner in [first, second] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
      }
      first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(first.frame.width, 40)
      XCTAssertEqual(second.frame, CGRect(x: 50, y: 0, width: 250, height: 20))
      // Too little space: the one that resists less is compressed.
      view.frame.size.width = 80
      first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      view.layoutIfNeeded()
      XCTAssertEqual([first.frame.width, second.frame.width], [40, 30])
    }
  }

  func testMarginsAndGuides() {
    onMain {
      let view = makeRoot()
      view.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      let inner = makeChild(of: view)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 50),
        guide.topAnchor.constraint(equalTo: margins.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 5, width: 50, height: 195))
      XCTAssertEqual(inner.frame, CGRect(x: 60, y: 5, width: 220, height: 180))
    }
  }

  func testAContradictionLeavesTheLaterConstraintOut() {
    onMain {
      let view = makeRoot()
      let inner = makeChild(of: view)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 100),
        inner.widthAnchor.constraint(equalToConstant: 200),
        inner.heightAnchor.constraint(equalToConstant: 30),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(inner.frame.size, CGSize(width: 100, height: 30))
    }
  }

  func testALabelIsAsHighAsItsLinesAtItsWidth() {
    onMain {
      let view = makeRoot(120, 400)
      let label = UILabel()
      label.text = "Several words that do not fit into one line of this width"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(label.frame.width, 120)
      XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: 120, height: 0)).height)
      XCTAssertGreaterThan(label.frame.height, label.intrinsicContentSize.height * 2)
    }
  }

  func testTheFittingSizeIsThatOfTheContents() {
    onMain {
      let view = makeRoot()
      let inner = Sized(70, 33)
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
      ])
      XCTAssertEqual(
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: 80, height: 40))
    }
  }

  func testAutoresizingSharesTheChange() {
    onMain {
      let view = makeRoot(100, 100)
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      view.addSubview(inner)
      view.frame.size = CGSize(width: 150, height: 130)
      XCTAssertEqual(inner.frame, CGRect(x: 10, y: 50, width: 110, height: 40))
    }
  }

  func testAScrollViewIsAsLargeInsideAsItsContents() {
    onMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let inner = makeChild(of: view)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 500),
      ])
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 500))
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 200, height: 500))
    }
  }

  func testRemovedViewsLetGoOfTheirConstraints() {
    onMain {
      let view = makeRoot()
      let inner = makeChild(of: view)
      let constraint = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      let own = inner.widthAnchor.constraint(equalToConstant: 5)
      NSLayoutConstraint.activate([constraint, own])
      inner.removeFromSuperview()
      XCTAssertFalse(constraint.isActive)
      XCTAssertTrue(own.isActive)
      XCTAssertTrue(view.constraints.isEmpty)
    }
  }
}

/// A view with a size of its own.
@MainActor
final class Sized: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor
private func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
private func makeChild(of view: UIView) -> UIView {
  let child = UIView()
  child.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(child)
  return child
}
