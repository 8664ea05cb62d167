@testable import UIKit
import XCTest

/// As in Apple's template: neither final nor with an initialiser.
class TemplateDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var launched = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launched += 1
    return false
  }
}

/// A view with an initialiser of its own.
private final class Badge: UIView {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

final class DelegateTests: WidgetTestCase {
  func testADelegateOfAnyClassIsMade() {
    onMain {
      let delegate = TemplateDelegate.madeDynamically()
      XCTAssertTrue(type(of: delegate) == TemplateDelegate.self)
      XCTAssertEqual(delegate.launched, 0)
      XCTAssertEqual(UIApplication.run(delegate), 1)
      XCTAssertEqual(delegate.launched, 1)
      XCTAssertEqual(Badge(count: 3).count, 3)
    }
  }

  func testACellOfARegisteredClassIsMadeByItsOwnInitialiser() {
    onMain {
      let cell = CountingCell.madeDynamically("some identifier that is long enough for the heap")
      XCTAssertEqual(cell.reuseIdentifier, "some identifier that is long enough for the heap")
      XCTAssertEqual(cell.style, .subtitle)
    }
  }

  func testTheProgramRunsUntilItsLastWindowIsClosed() {
    @MainActor
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var ended = false

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        DispatchQueue.main.async { window.gtkWindow.requestClose() }
        return true
      }

      func applicationWillTerminate(_ application: UIApplication) { ended = true }
    }
    onMain {
      let delegate = Delegate()
      XCTAssertEqual(UIApplication.run(delegate), 0)
      XCTAssertTrue(delegate.ended)
      XCTAssertNil(UIApplication.shared.keyWindow)
    }
  }
}
