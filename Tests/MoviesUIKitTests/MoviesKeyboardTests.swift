import Combine
import Gtk
import KeyboardSupport
@testable import MoviesKit
@testable import MoviesUIKit
@testable import UIKit
import XCTest

/// The films' window of UIKit, used with keys alone, and with large text.
final class MoviesKeyboardTests: WidgetTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { Appearance.textScale = 1 }
  }

  @MainActor
  private static func show() -> (MoviesViewController, UIWindow) {
    let controller = MoviesViewController(
      viewModel: MoviesViewModel(movieAPI: MovieStore.sample()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    pump { controller.tableView.visibleCells.count > 3 }
    pump(seconds: 0.5)
    return (controller, window)
  }

  func testAListIsChosenAndAFilmOpenedByKeys() throws {
    try onMain {
      let (controller, window) = Self.show()
      try Keyboard.use(window.gtkWindow)
      let letters = window.gtkWindow.mnemonicLetters
      let popular = try XCTUnwrap(letters["Popular"], "\(letters)")
      try Keyboard.press("alt+\(popular)")
      let picker = try XCTUnwrap(
        controller.tableView.tableHeaderView?.subviews.first as? UISegmentedControl)
      XCTAssertTrue(pump { picker.selectedSegmentIndex == 1 })
      pump(seconds: 0.5)
      // The picker is in a row of the table.
      for _ in 0..<6 where !picker.box.containsFocus { try Keyboard.press("Tab") }
      XCTAssertTrue(picker.box.containsFocus)
      try Keyboard.press("Right")
      XCTAssertEqual(picker.selectedSegmentIndex, 2)
      pump(seconds: 0.5)
      try Keyboard.press("Down", "Return")
      let navigation = try XCTUnwrap(controller.navigationController)
      XCTAssertTrue(pump { navigation.viewControllers.count == 2 })
      try Keyboard.press("Escape")
      XCTAssertTrue(pump { navigation.viewControllers.count == 1 })
      XCTAssertTrue(controller.tableView.box.containsFocus)
      window.gtkWindow.close()
    }
  }

  func testRowsGrowWithText() throws {
    try onMain {
      let (controller, window) = Self.show()
      XCTAssertEqual(controller.tableView.visibleCells.first?.bounds.height, 132)
      Appearance.textScale = 1.5
      pump(seconds: 0.5)
      XCTAssertEqual(controller.tableView.visibleCells.first?.bounds.height, 153 + 24)
      try compare(XCTUnwrap(window.gtkWindow.picture()), with: "movies-uikit-large-text")
      window.gtkWindow.close()
    }
  }
}
