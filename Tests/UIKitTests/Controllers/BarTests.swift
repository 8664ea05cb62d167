import Gtk
@testable import UIKit
import XCTest

final class BarTests: WidgetTestCase {
  func testTheBarGoesBackAndHasTheItemsOfTheTop() throws {
    try onMain {
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      second.title = "Second"
      var pressed: [String] = []
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { _ in pressed.append("save") })
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      XCTAssertEqual(window.gtkWindow.title, "First")
      XCTAssertEqual(navigation.navigationBar.buttons.count, 0)
      navigation.pushViewController(second, animated: false)
      XCTAssertEqual(window.gtkWindow.title, "Second")
      XCTAssertEqual(navigation.navigationBar.buttons.count, 2)
      let buttons = navigation.navigationBar.buttons.compactMap { $0 as? Button }
      try XCTUnwrap(buttons.last).click()
      XCTAssertEqual(pressed, ["save"])
      try XCTUnwrap(buttons.first).click()
      XCTAssertEqual(navigation.viewControllers, [first])
      first.navigationItem.title = "Changed"
      XCTAssertEqual(navigation.navigationBar.buttons.count, 0)
      window.isHidden = true
    }
  }

  func testASearchBarIsBelowTheBarAndTellsWhatIsTyped() {
    @MainActor
    final class Results: UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    onMain {
      let (controller, results) = (UIViewController(), Results())
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = results
      controller.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: controller)
      navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      navigation.view.layoutIfNeeded()
      XCTAssertEqual(search.searchBar.frame.minY, navigation.navigationBar.frame.maxY)
      XCTAssertEqual(controller.view.frame.minY, search.searchBar.frame.maxY)
      XCTAssertEqual(controller.view.frame.maxY, 400)
      search.searchBar.insertText("ab")
      XCTAssertEqual(results.texts.last, "ab")
      XCTAssertTrue(search.isActive)
      controller.navigationItem.searchController = nil
      navigation.view.layoutIfNeeded()
      XCTAssertEqual(controller.view.frame.minY, navigation.navigationBar.frame.maxY)
    }
  }

  func testARefreshIsAskedForOnceAtATime() {
    onMain {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let refresh = UIRefreshControl()
      var asked = 0
      refresh.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
      table.refreshControl = refresh
      refresh.pull()
      refresh.pull()
      XCTAssertEqual(asked, 1)
      XCTAssertTrue(refresh.isRefreshing && !refresh.isHidden)
      refresh.endRefreshing()
      refresh.pull()
      XCTAssertEqual(asked, 2)
      table.refreshControl = nil
    }
  }

  func testRightToLeftStacksBeginAtTheRight() {
    onMain {
      Appearance.isRightToLeft = true
      defer { Appearance.isRightToLeft = false }
      let (first, second) = (Sized(30, 10), Sized(50, 10))
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.spacing = 10
      stack.distribution = .equalSpacing
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
      stack.layoutIfNeeded()
      XCTAssertEqual([first.frame.minX, second.frame.minX], [170, 0])
      let (outer, inner) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), Sized(20, 10)
      )
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
      outer.layoutIfNeeded()
      XCTAssertEqual(inner.frame.maxX, 95)
    }
  }
}
