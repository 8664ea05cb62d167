import Foundation
import Gtk
import Redux
import ScreenshotSupport
import SwiftUI
import TestServers
import UsersKit
import XCTest

@testable import UsersSwiftUI

@MainActor
private func closeAlert() {
  MessageDialog.open.first?.respond("0")
  XCTAssertTrue(pump { MessageDialog.open.isEmpty })
}

@MainActor
private func press(_ title: String, in window: HostedWindow) throws {
  let button = window.all(Gtk.Button.self).first { button in
    var isFound = false
    button.forEachDescendant { if ($0 as? Gtk.Label)?.text == title { isFound = true } }
    return isFound
  }
  try XCTUnwrap(button).click()
}

/// The users' window and a service that does not do what it should.
final class UsersFailureTests: AppWindowTestCase {
  private static let octocat = CountingServer.Answer.json(
    #"{"login":"octocat","id":583231,"name":"The Octocat","location":"San Francisco"}"#)

  private func inWindow(
    _ url: String, _ body: @MainActor (HostedWindow, UsersSession) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "users-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try MainActor.assumeIsolated {
      let session = UsersSession(
        file: folder.appending(path: "users.archive"), service: UsersAPI(baseURL: url),
        accounts: OneAccount())
      session.store.dispatch(SetAccount(account: OneAccount.ada))
      let window = HostedWindow(
        title: "Users", size: CGSize(width: 520, height: 680), RootView(session: session))
      window.show()
      session.navigation.show("octocat")
      try body(window, session)
      window.close()
      session.close()
      pump(seconds: 0.1)
    }
  }

  func testEachFailureSaysWhatToDoAndIsTriedAgain() throws {
    let failures: [(CountingServer.Answer, String)] = [
      (.json("{}", status: 401), "Set GITHUB_TOKEN to a valid token"),
      (.json(#"{"message":"API rate limit exceeded"}"#, status: 403), "or set GITHUB_TOKEN"),
      (.json(#"{"message":"Not Found"}"#, status: 404), "Check the spelling."),
      (.json("{}", status: 503), "Wait a little and try again."),
      (.json("<html>"), "Check that the address belongs to this service"),
    ]
    for (failure, advice) in failures {
      let server = try CountingServer(giving: failure)
      try inWindow(server.url) { window, session in
        XCTAssertTrue(pump { !MessageDialog.open.isEmpty }, advice)
        let body = MessageDialog.open.first?.body ?? ""
        XCTAssertTrue(body.contains(advice), body)
        closeAlert()
        XCTAssertTrue(pump { window.texts.contains { $0.contains(advice) } }, "\(window.texts)")
        server.give(Self.octocat)
        try press("Try Again", in: window)
        XCTAssertTrue(pump { window.texts.contains("San Francisco") }, "\(window.texts)")
      }
    }
  }

  func testWithoutAConnectionWhatIsKnownStays() throws {
    let server = try CountingServer(giving: Self.octocat)
    try inWindow(server.url) { window, session in
      XCTAssertTrue(pump { window.texts.contains("San Francisco") })
      server.give(.json("{}", status: 500))
      session.store.dispatch(FetchUser(user: "octocat"))
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      closeAlert()
      XCTAssertTrue(window.texts.contains("San Francisco"), "\(window.texts)")
    }
    try inWindow(try RawServer.refusingURL().absoluteString) { window, _ in
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      let body = MessageDialog.open.first?.body ?? ""
      XCTAssertTrue(body.contains("that the service is running."), body)
      closeAlert()
    }
  }

  func testASlowAnswerIsWaitedForWithoutHoldingUpTheWindow() throws {
    let server = try CountingServer(giving: .silence)
    try inWindow(server.url) { window, session in
      XCTAssertTrue(pump { window.texts.contains("Fetching octocat…") })
      server.give(Self.octocat)
      // Asked for again, the first request is given up.
      session.store.dispatch(FetchUser(user: "octocat"))
      XCTAssertTrue(pump { window.texts.contains("San Francisco") })
      XCTAssertTrue(pump { server.abandoned.count == 1 })
    }
  }
}
