@testable import UIKit
import XCTest

final class ToolbarTests: WidgetTestCase {
  func testTheToolbarFollowsTheController() {
    onMain {
      let (first, second) = (UIViewController(), UIViewController())
      first.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
      let navigation = UINavigationController(rootViewController: first)
      navigation.isToolbarHidden = false
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      pump(seconds: 0.1)
      XCTAssertEqual(navigation.toolbar.items?.count, 2)
      XCTAssertEqual(navigation.toolbar.frame.maxY, navigation.view.bounds.height)
      XCTAssertEqual(first.view.frame.maxY, navigation.toolbar.frame.minY)
      navigation.pushViewController(second, animated: false)
      XCTAssertNil(navigation.toolbar.items)
      navigation.setToolbarHidden(true, animated: false)
      navigation.view.layoutIfNeeded()
      XCTAssertEqual(second.view.frame.maxY, navigation.view.bounds.height)
      window.isHidden = true
    }
  }
}
