import UIKit
import XCTest

/// Writes down its calls.
@MainActor
final class Recording: UIViewController {
  static var log: [String] = []
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { Self.log.append("\(name).\(call)") }

  static func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func loadView() {
    note("load")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didLeave" : "didEnter")
  }
}

final class LifeCycleTests: WidgetTestCase {
  func testAWindowLoadsAndShowsItsRoot() {
    onMain {
      _ = Recording.take()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.rootViewController = Recording("A")
      XCTAssertEqual(Recording.take(), ["A.load", "A.didLoad"])
      window.makeKeyAndVisible()
      XCTAssertEqual(Recording.take(), ["A.willAppear", "A.didAppear"])
      window.isHidden = true
      XCTAssertEqual(Recording.take(), ["A.willDisappear", "A.didDisappear"])
    }
  }

  func testPushAndPop() {
    onMain {
      let (first, second) = (Recording("A"), Recording("B"))
      let navigation = UINavigationController(rootViewController: first)
      let window = makeWindow(navigation)
      window.makeKeyAndVisible()
      XCTAssertEqual(Recording.take(), ["A.willAppear", "A.didAppear"])
      navigation.pushViewController(second, animated: true)
      XCTAssertEqual(
        Recording.take(),
        [
          "B.willEnter", "B.load", "B.didLoad", "A.willDisappear", "B.willAppear",
          "A.didDisappear", "B.didAppear", "B.didEnter",
        ])
      XCTAssertTrue(second.navigationController === navigation)
      XCTAssertNil(first.view.window)
      XCTAssertTrue(second.view.window === window)
      XCTAssertTrue(navigation.popViewController(animated: true) === second)
      XCTAssertEqual(
        Recording.take(),
        [
          "B.willLeave", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
          "B.didLeave",
        ])
      XCTAssertNil(navigation.popViewController(animated: true))
      window.isHidden = true
    }
  }

  func testSetAndPopToRoot() {
    onMain {
      let all = [Recording("A"), Recording("B"), Recording("C")]
      let navigation = UINavigationController()
      let window = makeWindow(navigation)
      navigation.setViewControllers(all, animated: false)
      XCTAssertTrue(navigation.topViewController === all[2])
      window.makeKeyAndVisible()
      _ = Recording.take()
      XCTAssertEqual(navigation.popToRootViewController(animated: false), [all[1], all[2]])
      XCTAssertEqual(navigation.viewControllers, [all[0]])
      XCTAssertEqual(
        Recording.take(),
        [
          "B.willLeave", "C.willLeave", "A.load", "A.didLoad", "C.willDisappear", "A.willAppear",
          "C.didDisappear", "A.didAppear", "B.didLeave", "C.didLeave",
        ])
      window.isHidden = true
    }
  }

  func testASheetLeavesItsPresenterAlone() {
    onMain {
      let (first, second) = (Recording("A"), Recording("B"))
      let window = makeWindow(first)
      window.makeKeyAndVisible()
      _ = Recording.take()
      var completed = false
      first.present(second, animated: true) { completed = true }
      XCTAssertEqual(Recording.take(), ["B.load", "B.didLoad", "B.willAppear", "B.didAppear"])
      XCTAssertTrue(completed)
      XCTAssertTrue(first.presentedViewController === second)
      XCTAssertTrue(second.presentingViewController === first)
      second.dismiss(animated: true)
      XCTAssertEqual(Recording.take(), ["B.willDisappear", "B.didDisappear"])
      XCTAssertNil(first.presentedViewController)
      XCTAssertNil(second.presentingViewController)
      window.isHidden = true
    }
  }

  func testAFullScreenPresentationCoversItsPresenter() {
    onMain {
      let (first, second) = (Recording("A"), Recording("B"))
      second.modalPresentationStyle = .fullScreen
      let window = makeWindow(first)
      window.makeKeyAndVisible()
      _ = second.view
      _ = Recording.take()
      first.present(second, animated: true)
      XCTAssertEqual(
        Recording.take(), ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear"])
      first.dismiss(animated: true)
      XCTAssertEqual(
        Recording.take(), ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear"])
      window.isHidden = true
    }
  }

  func testAPersonClosesASheet() {
    onMain {
      let (first, second) = (Recording("A"), Recording("B"))
      let window = makeWindow(first)
      window.makeKeyAndVisible()
      first.present(second, animated: true)
      second.isModalInPresentation = true
      second.view.window?.gtkWindow.requestClose()
      XCTAssertTrue(first.presentedViewController === second)
      second.isModalInPresentation = false
      _ = Recording.take()
      second.view.window?.gtkWindow.requestClose()
      XCTAssertNil(first.presentedViewController)
      XCTAssertEqual(Recording.take(), ["B.willDisappear", "B.didDisappear"])
      window.isHidden = true
    }
  }

  func testChildrenAppearWithTheirParent() {
    onMain {
      let (parent, child) = (Recording("P"), Recording("C"))
      let window = makeWindow(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      XCTAssertEqual(Recording.take(), ["C.willEnter", "C.load", "C.didLoad", "C.didEnter"])
      window.makeKeyAndVisible()
      XCTAssertEqual(
        Recording.take(), ["P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear"])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      XCTAssertEqual(
        Recording.take(),
        ["C.willLeave", "C.willDisappear", "C.didDisappear", "C.didLeave"])
      parent.addChild(child)
      parent.view.addSubview(child.view)
      XCTAssertEqual(Recording.take(), ["C.willEnter", "C.willAppear", "C.didAppear"])
      window.isHidden = true
    }
  }

  func testTabsAppearInTurn() {
    onMain {
      let (first, second) = (Recording("A"), Recording("B"))
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let window = makeWindow(tabs)
      window.makeKeyAndVisible()
      _ = Recording.take()
      tabs.selectedIndex = 1
      XCTAssertEqual(
        Recording.take(),
        [
          "A.willDisappear", "A.didDisappear", "B.load", "B.didLoad", "B.willAppear",
          "B.didAppear",
        ])
      XCTAssertTrue(tabs.selectedViewController === second)
      window.isHidden = true
    }
  }
}

@MainActor
private func makeWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  window.rootViewController = root
  _ = Recording.take()
  return window
}
