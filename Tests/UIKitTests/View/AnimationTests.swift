import Gtk
import XCTest

@testable import UIKit

@MainActor
private func makeView(in root: UIViewController) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  root.view.addSubview(view)
  return view
}

/// Animations at moments that the tests say.
final class AnimationTests: WidgetTestCase {
  private func animated(_ body: @MainActor (UIWindow, UIViewController) throws -> Void) rethrows {
    try onMain {
      Appearance.animationsEnabled = true
      SteppedFrames.isOn = true
      defer {
        SteppedFrames.isOn = false
        Appearance.animationsEnabled = false
      }
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.rootViewController = root
      window.makeKeyAndVisible()
      try body(window, root)
      window.isHidden = true
    }
  }

  func testWhatRepeatsEndsWhenItsViewLeavesTheWindow() {
    animated { _, root in
      let view = makeView(in: root)
      var ends = 0
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        view.alpha = 0
      } completion: { _ in
        ends += 1
      }
      SteppedFrames.step(by: 0)
      SteppedFrames.step(by: 0.5)
      XCTAssertEqual(view.box.opacity, 0.5, accuracy: 0.01)
      view.removeFromSuperview()
      SteppedFrames.step(by: 2)
      XCTAssertEqual(ends, 1)
      XCTAssertEqual(view.box.opacity, 0)
      XCTAssertTrue(ViewAnimation.shown.isEmpty)
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testPropertiesPassAndTheCompletionComesAtTheEnd() {
    animated { _, root in
      let view = makeView(in: root)
      view.backgroundColor = .black
      var log: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.backgroundColor = .white
        view.bounds.size = CGSize(width: 150, height: 50)
        view.transform = CGAffineTransform(translationX: 100, y: 0)
      } completion: {
        log.append($0)
      }
      XCTAssertEqual(view.bounds.width, 150)
      XCTAssertEqual(view.alpha, 0)
      SteppedFrames.step(by: 0.5)
      XCTAssertEqual(view.box.opacity, 0.5, accuracy: 0.01)
      XCTAssertEqual(view.presentedBackground?.red ?? 0, 0.5, accuracy: 0.01)
      XCTAssertEqual(view.presentedFrame.width, 100, accuracy: 0.01)
      XCTAssertEqual(view.presentedTransform.tx, 50, accuracy: 0.01)
      XCTAssertEqual(log, [])
      SteppedFrames.step(by: 0.5)
      XCTAssertEqual(log, [true])
      XCTAssertEqual(view.box.opacity, 0, accuracy: 0.01)
      XCTAssertEqual(view.presentedFrame.width, 150)
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testTheCurveIsABezierCurve() {
    animated { _, root in
      let view = makeView(in: root)
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn) {
        view.frame.origin.x = 100
      }
      SteppedFrames.step(by: 0.5)
      XCTAssertEqual(view.presentedFrame.minX, 0, accuracy: 0.01)
      SteppedFrames.step(by: 0.6575)
      XCTAssertEqual(view.presentedFrame.minX, 50, accuracy: 0.01)
      SteppedFrames.step(by: 1)
    }
  }

  func testSpringsSwing() {
    animated { _, root in
      let view = makeView(in: root)
      var isComplete = false
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) {
        view.frame.origin.x = 100
      } completion: { _ in
        isComplete = true
      }
      var places: [CGFloat] = []
      for _ in 0..<99 {
        SteppedFrames.step(by: 0.01)
        places.append(view.presentedFrame.minX)
      }
      // Beyond the end by e^(-0.3 π / √0.91), and then short of it.
      XCTAssertEqual(places.max() ?? 0, 137.2, accuracy: 1)
      let peak = places.firstIndex(of: places.max() ?? 0) ?? 0
      XCTAssertLessThan(places[peak...].min() ?? 100, 95)
      XCTAssertFalse(isComplete)
      SteppedFrames.step(by: 0.02)
      XCTAssertTrue(isComplete)
      XCTAssertEqual(view.presentedFrame.minX, 100)
    }
  }

  func testConstraintsMoveViewsInTheCourseOfAnAnimation() {
    animated { _, root in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        width, view.heightAnchor.constraint(equalToConstant: 20),
        view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.view.topAnchor),
      ])
      root.view.layoutIfNeeded()
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        root.view.layoutIfNeeded()
      }
      SteppedFrames.step(by: 0.25)
      XCTAssertEqual(view.frame.width, 200)
      XCTAssertEqual(view.presentedFrame.width, 125, accuracy: 0.01)
      SteppedFrames.step(by: 1)
    }
  }

  func testAnInterruptedAnimationGoesOnFromWhereItIs() {
    animated { _, root in
      let view = makeView(in: root)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
      SteppedFrames.step(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
      XCTAssertEqual(view.presentedFrame.minX, 50, accuracy: 0.01)
      SteppedFrames.step(by: 0.5)
      XCTAssertEqual(view.presentedFrame.minX, 25, accuracy: 0.01)
      SteppedFrames.step(by: 1)
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testRepetitionsGoOnUntilTheViewIsChanged() {
    animated { _, root in
      let view = makeView(in: root)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
      ) { view.alpha = 0 }
      SteppedFrames.step(by: 5.25)
      XCTAssertEqual(view.box.opacity, 0.25, accuracy: 0.01)
      view.alpha = 1
      SteppedFrames.step(by: 0.1)
      XCTAssertEqual(view.box.opacity, 1, accuracy: 0.01)
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testNothingMovesOnceNothingIsTo() {
    animated { _, root in
      let view = makeView(in: root)
      var isComplete = false
      UIView.animate(withDuration: 10) {
        view.alpha = 0
      } completion: { _ in
        isComplete = true
      }
      SteppedFrames.step(by: 1)
      Appearance.animationsEnabled = false
      SteppedFrames.step(by: 0.1)
      XCTAssertTrue(isComplete)
      XCTAssertEqual(view.box.opacity, 0, accuracy: 0.01)
    }
  }

  // MARK: Pages

  func testAPushSlidesAndTheCallsComeInApplesOrder() {
    animated { window, _ in
      let (first, second) = (Recording("A"), Recording("B"))
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      pump { window.gtkWindow.isMapped }
      _ = Recording.take()
      navigation.pushViewController(second, animated: true)
      XCTAssertEqual(
        Recording.take(),
        ["B.willEnter", "B.load", "B.didLoad", "A.willDisappear", "B.willAppear"])
      XCTAssertTrue(navigation.topViewController === second)
      XCTAssertEqual(second.view.presentedFrame.minX, navigation.view.bounds.width, accuracy: 1)
      SteppedFrames.step(by: 0.1)
      XCTAssertLessThan(second.view.presentedFrame.minX, navigation.view.bounds.width)
      XCTAssertLessThan(first.view.presentedFrame.minX, 0)
      XCTAssertNotNil(first.view.window)
      SteppedFrames.step(by: 0.3)
      XCTAssertEqual(Recording.take(), ["A.didDisappear", "B.didAppear", "B.didEnter"])
      XCTAssertNil(first.view.window)
      XCTAssertEqual(second.view.presentedFrame.minX, 0)
      navigation.popViewController(animated: true)
      XCTAssertEqual(Recording.take(), ["B.willLeave", "B.willDisappear", "A.willAppear"])
      XCTAssertNotNil(second.view.window)
      SteppedFrames.step(by: 0.4)
      XCTAssertEqual(Recording.take(), ["B.didDisappear", "A.didAppear", "B.didLeave"])
      XCTAssertNil(second.view.window)
      XCTAssertFalse(SteppedFrames.areWanted)
    }
  }

  func testAPopInTheMiddleOfAPushCompletesThePushBefore() {
    animated { window, _ in
      let (first, second) = (Recording("A"), Recording("B"))
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      pump { window.gtkWindow.isMapped }
      navigation.pushViewController(second, animated: true)
      SteppedFrames.step(by: 0.1)
      _ = Recording.take()
      navigation.popViewController(animated: true)
      XCTAssertEqual(
        Recording.take(),
        [
          "A.didDisappear", "B.didAppear", "B.didEnter", "B.willLeave", "B.willDisappear",
          "A.willAppear",
        ])
      SteppedFrames.step(by: 0.4)
      XCTAssertEqual(Recording.take(), ["B.didDisappear", "A.didAppear", "B.didLeave"])
      XCTAssertTrue(navigation.topViewController === first)
    }
  }
}
