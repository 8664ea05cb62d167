import Combine
import Gtk
import TestServers
import XCTest

@testable import MoviesKit
@testable import MoviesUIKit
@testable import UIKit

@MainActor
private func inWindow(
  _ url: String, _ body: @MainActor (MoviesViewController) throws -> Void
) rethrows {
  let controller = MoviesViewController(
    viewModel: MoviesViewModel(movieAPI: MovieStore(baseURL: url, apiKey: "key")))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
  window.rootViewController = UINavigationController(rootViewController: controller)
  window.makeKeyAndVisible()
  try body(controller)
  window.isHidden = true
}

@MainActor
private func awaitAlert(_ controller: UIViewController) throws -> UIAlertController {
  pump { controller.presentedViewController is UIAlertController }
  return try XCTUnwrap(controller.presentedViewController as? UIAlertController)
}

/// The films' table and a service that does not do what it should.
final class MoviesFailureTests: WidgetTestCase {
  private static let list = CountingServer.Answer.json(
    #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":7,"title":"Seven"}]}"#)

  func testEachFailureSaysWhatToDoAndIsTriedAgain() throws {
    let failures: [(CountingServer.Answer, String)] = [
      (.json("{}", status: 401), "Set TMDB_API_KEY to a valid key of themoviedb.org."),
      (.json("{}", status: 503), "Wait a little and try again."),
      (.json("<html>"), "Check that the address belongs to this service"),
    ]
    try onMain {
      for (failure, advice) in failures {
        let server = try CountingServer(giving: failure)
        try inWindow(server.url) { controller in
          let alert = try awaitAlert(controller)
          XCTAssertTrue(alert.message?.contains(advice) == true, alert.message ?? "")
          XCTAssertFalse(alert.title?.isEmpty ?? true)
          server.give(Self.list)
          alert.choose(try XCTUnwrap(alert.preferredAction))
          pump { controller.tableView.visibleCells.count == 1 }
          XCTAssertEqual(controller.tableView.visibleCells.count, 1)
          XCTAssertNil(controller.presentedViewController)
        }
      }
    }
  }

  func testWithoutAConnectionTheWindowSaysSo() throws {
    try onMain {
      try inWindow(try RawServer.refusingURL().absoluteString) { controller in
        let alert = try awaitAlert(controller)
        XCTAssertEqual(alert.title, "No connection to “127.0.0.1” could be made.")
        alert.choose(try XCTUnwrap(alert.actions.first))
        pump { controller.presentedViewController == nil }
        XCTAssertNil(controller.presentedViewController)
      }
    }
  }

  func testTheFilmsOfBeforeStayWhenAnotherListFails() throws {
    try onMain {
      let server = try CountingServer(giving: Self.list)
      try inWindow(server.url) { controller in
        pump { controller.tableView.visibleCells.count == 1 }
        server.give(.json("{}", status: 500))
        let picker = try XCTUnwrap(
          controller.tableView.tableHeaderView?.subviews.first as? UISegmentedControl)
        picker.press(3)
        let alert = try awaitAlert(controller)
        alert.choose(try XCTUnwrap(alert.actions.first))
        pump { controller.presentedViewController == nil }
        XCTAssertEqual(controller.tableView.visibleCells.count, 1)
        XCTAssertEqual(picker.selectedSegmentIndex, 3)
      }
    }
  }

  func testASlowAnswerDoesNotHoldUpTheNextListNorTheWindow() throws {
    try onMain {
      let server = try CountingServer(giving: .silence)
      inWindow(server.url) { controller in
        pump { server.requested.count == 1 }
        let spinner = controller.navigationItem.leftBarButtonItem?.customView
        XCTAssertEqual((spinner as? UIActivityIndicatorView)?.isAnimating, true)
        server.give(Self.list)
        (controller.tableView.tableHeaderView?.subviews.first as? UISegmentedControl)?.press(0)
        pump { controller.tableView.visibleCells.count == 1 }
        XCTAssertEqual(controller.tableView.visibleCells.count, 1)
        XCTAssertEqual((spinner as? UIActivityIndicatorView)?.isAnimating, false)
        server.give(.silence)
        (controller.tableView.tableHeaderView?.subviews.first as? UISegmentedControl)?.press(1)
        pump { server.requested.count == 3 }
      }
      pump(seconds: 0.2)
      XCTAssertTrue(MessageDialog.open.isEmpty, "nothing is told of a window that is gone")
    }
  }
}
