import Foundation
import Gtk
import Redux
import ScreenshotSupport
import SwiftUI
import UsersKit
import XCTest

@testable import UsersSwiftUI

/// The users' window.
final class UsersWindowTests: AppWindowTestCase {
  private static let size = CGSize(width: 520, height: 680)

  /// What was done, at times that stay.
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  @MainActor
  private static func session(_ folder: URL) -> UsersSession {
    UsersSession(
      file: folder.appending(path: "users.archive"), service: UsersAPI.sample(),
      accounts: LocalAccountService.bundled, avatars: .sample())
  }

  /// The session of the window that is shown.
  @MainActor
  private final class Shown {
    var session: UsersSession?
  }

  private func inWindow(
    _ body: @MainActor (HostedWindow, UsersSession, String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "users-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let shown = MainActor.assumeIsolated { Shown() }
    try inBothSchemes(
      title: "Users", size: Self.size,
      {
        let session = Self.session(root.appending(path: "\(UUID())"))
        shown.session = session
        return RootView(session: session)
      }
    ) { window, scheme in
      let session = try XCTUnwrap(shown.session)
      defer { session.close() }
      try body(window, session, scheme)
    }
  }

  func testSigningIn() throws {
    try inWindow { window, session, scheme in
      let fields = window.all(Entry.self)
      let name = try XCTUnwrap(fields.first { !$0.isSecure })
      let password = try XCTUnwrap(fields.first(where: \.isSecure))
      name.text = "ada"
      password.text = "wrong"
      pump(seconds: 0.1)
      try press("Sign In", in: window)
      XCTAssertTrue(pump { !MessageDialog.open.isEmpty })
      MessageDialog.open.first?.respond("0")
      XCTAssertTrue(pump { MessageDialog.open.isEmpty })
      pump(seconds: 0.3)
      XCTAssertTrue(window.texts.contains("The user name or the password is wrong."))
      try Screenshot.check(window.window, "users-login-\(scheme)")

      password.text = "lovelace"
      pump(seconds: 0.1)
      try press("Sign In", in: window)
      XCTAssertTrue(pump { window.window.title == "Ada Example" })
    }
  }

  func testTheFirstPageAndAProfile() throws {
    try inWindow { window, session, scheme in
      let store = session.store
      store.dispatch(
        SetAccount(
          account: Account(username: "ada", name: "Ada Example", provider: .password)))
      for login in ["example-ada", "octocat"] {
        store.dispatch(FetchUser(user: login))
        XCTAssertTrue(pump { store.state.user(login) != nil })
        store.dispatch(ShowUser(user: login, date: Self.date))
      }
      store.dispatch(
        EditProfile(
          user: "octocat", profile: LocalProfile(displayName: "Mona", note: "mascot"),
          date: Self.date))
      XCTAssertTrue(pump { window.window.title == "Mona" })
      XCTAssertTrue(pump { store.state.usersState.fetching.isEmpty })
      XCTAssertTrue(pump { window.all(Picture.self).count == 1 }, "the picture comes")
      pump(seconds: 0.3)
      try Screenshot.check(window.window, "users-profile-\(scheme)")

      try press("Edit", in: window)
      XCTAssertTrue(pump { Gtk.Window.shown.count == 2 })
      pump(seconds: 0.3)
      let sheet = try XCTUnwrap(Gtk.Window.shown.last)
      try Screenshot.check(sheet, "users-note-\(scheme)")
      store.dispatch(NavigationAction<AppRoute>.dismiss)
      XCTAssertTrue(pump { Gtk.Window.shown.count == 1 })

      store.dispatch(NavigationAction<AppRoute>.pop)
      store.dispatch(Undo())
      XCTAssertTrue(pump { window.window.title == "Ada Example" })
      pump(seconds: 0.3)
      try Screenshot.check(window.window, "users-home-\(scheme)")
    }
  }
}

/// Presses the button with a title.
@MainActor
private func press(_ title: String, in window: HostedWindow) throws {
  let button = window.all(Gtk.Button.self).first { button in
    var isFound = false
    button.forEachDescendant { if ($0 as? Gtk.Label)?.text == title { isFound = true } }
    return isFound
  }
  try XCTUnwrap(button).click()
}
