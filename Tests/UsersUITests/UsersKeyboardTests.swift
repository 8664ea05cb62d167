import Foundation
import Gtk
import KeyboardSupport
import Redux
import ScreenshotSupport
import SwiftUI
import UsersKit
import XCTest

@testable import UsersSwiftUI

/// The users' window, used with keys alone, and from right to left.
final class UsersKeyboardTests: AppWindowTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { Appearance.isRightToLeft = false }
    super.tearDown()
  }

  private func inWindow(_ body: @MainActor (HostedWindow, UsersSession) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "users-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try MainActor.assumeIsolated {
      Appearance.colorScheme = .light
      let session = UsersSession(
        file: folder.appending(path: "users.archive"), service: UsersAPI.sample(),
        accounts: LocalAccountService.bundled)
      let window = HostedWindow(
        title: "Users", size: CGSize(width: 520, height: 680), RootView(session: session))
      window.show()
      pump(seconds: 0.2)
      defer {
        window.close()
        pump(seconds: 0.1)
        session.close()
      }
      try body(window, session)
    }
  }

  func testSigningInEditingAndUndoing() throws {
    try inWindow { window, session in
      let store = session.store
      try Keyboard.use(window.window)
      try Keyboard.type("ada")
      try Keyboard.press("Tab")
      try Keyboard.type("lovelace")
      try Keyboard.press("Return")
      XCTAssertTrue(pump { window.window.title == "Ada Example" }, window.window.title)
      pump(seconds: 0.3)

      try Keyboard.press("alt+u")
      try Keyboard.type("octocat")
      try Keyboard.press("Return")
      XCTAssertTrue(pump { store.state.user("octocat") != nil })
      XCTAssertTrue(pump { window.window.title != "Ada Example" }, window.window.title)
      pump(seconds: 0.3)
      let letter = try XCTUnwrap(
        window.window.mnemonicLetters["Edit"], "\(window.window.mnemonicLetters)")
      try Keyboard.press("alt+\(letter)")
      XCTAssertTrue(pump { Gtk.Window.shown.count == 2 })
      pump(seconds: 0.3)
      let sheet = try XCTUnwrap(Gtk.Window.shown.last)
      try Keyboard.use(sheet)
      let name = try XCTUnwrap(sheet.mnemonicLetters["Name"], "\(sheet.mnemonicLetters)")
      try Keyboard.press("alt+\(name)")
      try Keyboard.type("Mona")
      let save = try XCTUnwrap(sheet.mnemonicLetters["Save"])
      try Keyboard.press("alt+\(save)")
      XCTAssertTrue(pump { Gtk.Window.shown.count == 1 })
      XCTAssertTrue(pump { window.window.title == "Mona" }, window.window.title)

      try Keyboard.use(window.window)
      try Keyboard.press("Escape")
      XCTAssertTrue(pump { window.window.title == "Ada Example" })
      pump(seconds: 0.3)
      let undo = try XCTUnwrap(window.all(Gtk.Button.self).first { $0.accessibleLabel == "Undo" })
      for _ in 0..<20 where !undo.containsFocus { try Keyboard.press("shift+Tab") }
      XCTAssertTrue(undo.containsFocus, "Tab leads to the button")
      try Keyboard.press("space")
      XCTAssertTrue(pump { store.state.user("octocat") != nil })
      XCTAssertTrue(
        pump {
          window.all(Gtk.Button.self).first { $0.accessibleLabel == "Redo" }?.isEnabled == true
        })
    }
  }

  func testFromRightToLeft() throws {
    try inWindow { window, session in
      let store = session.store
      store.dispatch(
        SetAccount(account: Account(username: "ada", name: "עדה", provider: .password)))
      for (login, name) in [("example-ada", "مرحبا"), ("octocat", "מונה")] {
        store.dispatch(FetchUser(user: login))
        XCTAssertTrue(pump { store.state.user(login) != nil })
        store.dispatch(
          EditProfile(
            user: login, profile: LocalProfile(displayName: name, note: "הערה קצרה"),
            date: Date(timeIntervalSince1970: 1_700_000_000)))
      }
      Appearance.isRightToLeft = true
      pump(seconds: 0.5)
      try Screenshot.check(window.window, "users-home-right-to-left")
    }
  }
}
