@testable import UIKit
import XCTest

final class AlertTests: WidgetTestCase {
  func testTheChosenActionIsPerformedOnce() {
    onMain {
      withWindow { root in
        let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
        var chosen: [String] = []
        for (title, style) in [
          ("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Keep", .default),
        ] {
          alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title!) })
        }
        alert.addTextField { $0.placeholder = "Reason" }
        root.present(alert, animated: true)
        XCTAssertTrue(root.presentedViewController === alert)
        alert.textFields?[0].insertText("because")
        XCTAssertEqual(alert.textFields?[0].text, "because")
        alert.choose(alert.actions[1])
        XCTAssertEqual(chosen, ["Delete"])
        XCTAssertNil(root.presentedViewController)
      }
    }
  }

  func testADismissedAlertPerformsNothing() {
    onMain {
      withWindow { root in
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in XCTFail("performed") })
        root.present(alert, animated: true)
        root.dismiss(animated: true)
        XCTAssertNil(root.presentedViewController)
      }
    }
  }
}

@MainActor
private func withWindow(_ body: (UIViewController) -> Void) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let root = UIViewController()
  window.rootViewController = root
  window.makeKeyAndVisible()
  body(root)
  window.isHidden = true
}
