import UIKit
import XCTest

final class ViewTests: WidgetTestCase {
  func testTheHierarchyIsTold() {
    @MainActor
    final class Telling: UIView {
      var log: [String] = []
      override func didMoveToSuperview() { log.append(superview == nil ? "out" : "in") }
      override func didMoveToWindow() { log.append(window == nil ? "no window" : "window") }
    }
    onMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (outer, inner) = (UIView(), Telling())
      outer.addSubview(inner)
      window.addSubview(outer)
      XCTAssertTrue(inner.window === window)
      outer.removeFromSuperview()
      inner.removeFromSuperview()
      XCTAssertEqual(inner.log, ["in", "window", "no window", "out"])
    }
  }

  func testOrderAndTags() {
    onMain {
      let view = UIView()
      let (a, b, c) = (UIView(), UIView(), UIView())
      b.tag = 7
      view.addSubview(a)
      view.addSubview(c)
      view.insertSubview(b, aboveSubview: a)
      XCTAssertEqual(view.subviews, [a, b, c])
      view.bringSubviewToFront(a)
      XCTAssertEqual(view.subviews, [b, c, a])
      view.sendSubviewToBack(c)
      XCTAssertEqual(view.subviews, [c, b, a])
      XCTAssertTrue(view.viewWithTag(7) === b)
    }
  }

  func testGeometry() {
    onMain {
      let (outer, inner) = (
        UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
        UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
      )
      outer.addSubview(inner)
      XCTAssertEqual(inner.center, CGPoint(x: 15, y: 11))
      XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 1), to: outer), CGPoint(x: 6, y: 7))
      XCTAssertEqual(outer.convert(CGPoint(x: 6, y: 7), to: inner), CGPoint(x: 1, y: 1))
      inner.transform = CGAffineTransform(scaleX: 2, y: 3)
      XCTAssertEqual(inner.frame, CGRect(x: -5, y: -4, width: 40, height: 30))
      XCTAssertTrue(outer.hitTest(CGPoint(x: 1, y: 1), with: nil) === inner)
    }
  }

  func testBackgroundBorderAndTransformAreDrawn() throws {
    try onMain {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      view.backgroundColor = .red
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
      inner.backgroundColor = .blue
      inner.layer.borderWidth = 2
      inner.layer.borderColor = UIColor.green.cgColor
      view.addSubview(inner)
      let picture = try XCTUnwrap(view.box.picture(size: CGSize(width: 60, height: 40)))
      XCTAssertEqual(picture.pixel(2, 2), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(20, 15), [0, 0, 255, 255])
      XCTAssertEqual(picture.pixel(11, 15), [0, 255, 0, 255])
      inner.transform = CGAffineTransform(translationX: 20, y: 0)
      let moved = try XCTUnwrap(view.box.picture(size: CGSize(width: 60, height: 40)))
      XCTAssertEqual(moved.pixel(12, 15), [255, 0, 0, 255])
      XCTAssertEqual(moved.pixel(40, 15), [0, 0, 255, 255])
    }
  }

  func testAnimationsEndAtTheirValuesAndTellSo() {
    onMain {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var finished: Bool?
      UIView.animate(withDuration: 0.01) {
        view.alpha = 0.5
        view.frame.origin.x = 50
      } completion: {
        finished = $0
      }
      XCTAssertEqual(view.alpha, 0.5)
      XCTAssertEqual(view.frame.minX, 50)
      XCTAssertNil(finished)
      pump { finished != nil }
      XCTAssertEqual(finished, true)
    }
  }

  func testDynamicColours() {
    onMain {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let light = UITraitCollection(userInterfaceStyle: .light)
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      XCTAssertEqual(color.resolvedColor(with: dark), .white)
      XCTAssertEqual(color.resolvedColor(with: light), .black)
      let view = UIView()
      view.overrideUserInterfaceStyle = .dark
      let inner = UIView()
      view.addSubview(inner)
      XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
    }
  }
}
