import Combine
import Foundation
import Redux
import SwiftUICore
import UsersKit
import XCTest

@testable import UsersSwiftUI

/// The users' views, drawn into memory.
final class UsersViewTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "users-\(UUID())")
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A run of the app.
  @MainActor
  private struct Run {
    let service = OneUser()
    let session: UsersSession
    let window: InMemoryWindow

    init(_ folder: URL, isSignedIn: Bool = false) {
      session = UsersSession(
        file: folder.appending(path: "users.archive"), service: service, accounts: OneAccount())
      if isSignedIn { session.store.dispatch(SetAccount(account: OneAccount.ada)) }
      window = InMemoryWindow(width: 520, height: 680, RootView(session: session))
    }

    var state: AppState { session.store.state }

    func signIn(_ name: String, _ password: String) {
      window.type(name, into: "User name")
      window.type(password, into: "Password")
      window.tap("Sign In")
    }

    func show(_ login: String) {
      window.type(login, into: "User of GitHub, such as octocat")
      window.tap("Show")
      window.flush()
    }

    /// Presses a button in the bar of the page on top.
    func tool(_ title: String) {
      for page in window.elements("page").reversed() {
        guard case .page(let properties) = page.properties.content,
          let index = properties.tools.firstIndex(where: { $0.item.title == title })
        else { continue }
        return window.send(.tool(index), to: page)
      }
      XCTFail("there is no \(title) in a bar: \(String(describing: window.page?.tools))")
    }

    func back() {
      if let page = window.elements("page").last { window.send(.back, to: page) }
    }

    func write(note: String) {
      window.tap("Edit")
      window.flush()
      guard let editor = window.elements("editor").last else { return XCTFail("no form") }
      window.send(.text(note), to: editor)
      tool("Save")
      window.flush()
    }

    func end() {
      window.close()
      session.close()
    }
  }

  private func run(isSignedIn: Bool = false, _ body: @MainActor (Run) throws -> Void) rethrows {
    let folder = folder
    // XCTest runs tests on the main thread.
    try MainActor.assumeIsolated {
      let run = Run(folder, isSignedIn: isSignedIn)
      defer { run.end() }
      try body(run)
    }
  }

  func testAWrongPasswordIsTold() {
    run { run in
      run.signIn("ada", "wrong")
      let message = "The user name or the password is wrong."
      XCTAssertEqual(run.window.alert?.title, "Signing in failed")
      XCTAssertEqual(run.window.alert?.message, message)
      run.window.chooseInAlert("OK")
      run.window.flush()
      XCTAssertNil(run.window.alert)
      XCTAssertEqual(run.state.routing.alerts, [])
      XCTAssertEqual(run.window.element("login-error")?.string, message)
      XCTAssertNotNil(run.window.button("Sign In"))
    }
  }

  func testTheRightPasswordLeadsToTheFirstPage() {
    run { run in
      XCTAssertEqual(run.window.page?.title, "Sign In")
      run.signIn("ada", "lovelace")
      XCTAssertEqual(run.state.authState.currentUser, OneAccount.ada)
      XCTAssertEqual(run.window.page?.title, "Ada Example")
      XCTAssertNil(run.window.button("Sign In"))
      XCTAssertNotNil(run.window.text("Nothing has been done yet."))
    }
  }

  func testNothingIsSentWithoutAPassword() throws {
    try run { run in
      run.window.type("ada", into: "User name")
      let button = try XCTUnwrap(run.window.button("Sign In"))
      run.window.send(.activate, to: button)
      XCTAssertNil(run.state.authState.error)
    }
  }

  func testThirdPartiesSignIn() {
    for (button, name) in [("Twitter", "X twitter"), ("Facebook", "X facebook")] {
      run { run in
        run.window.tap(button)
        XCTAssertEqual(run.window.page?.title, name)
        run.tool("Sign Out")
      }
    }
  }

  func testAUserIsFetchedAndShown() {
    run(isSignedIn: true) { run in
      let gate = PassthroughSubject<Void, Never>()
      run.service.gate = gate
      run.show("octocat")
      XCTAssertEqual(run.service.asked, ["octocat"])
      XCTAssertNotNil(run.window.text("Fetching octocat…"))
      gate.send()
      run.window.flush()
      XCTAssertNotNil(run.window.text("San Francisco"))
      XCTAssertEqual(run.window.page?.title, "The Octocat")
      XCTAssertEqual(run.window.page?.hasBack, true)
      run.back()
      XCTAssertEqual(run.state.routing.path, [])
      XCTAssertEqual(run.window.page?.title, "Ada Example")
    }
  }

  func testAUserWhoIsNotThereIsToldAndTriedAgain() {
    run(isSignedIn: true) { run in
      run.show("nobody")
      XCTAssertEqual(run.window.alert?.title, "No user")
      run.window.chooseInAlert("OK")
      run.window.flush()
      XCTAssertNil(run.window.alert)
      run.window.tap("Try Again")
      run.window.flush()
      XCTAssertEqual(run.service.asked, ["nobody", "nobody"])
      XCTAssertEqual(run.window.alert?.title, "No user")
    }
  }

  func testANoteIsWrittenUndoneAndDoneAgain() {
    run(isSignedIn: true) { run in
      run.show("octocat")
      run.write(note: "mascot")
      XCTAssertEqual(run.state.routing.sheets, [])
      XCTAssertEqual(run.state.profile(of: "octocat")?.note, "mascot")
      XCTAssertNotNil(run.window.text("mascot"))
      run.tool("Undo")
      XCTAssertNil(run.window.text("mascot"))
      XCTAssertNil(run.state.profile(of: "octocat"))
      run.tool("Redo")
      XCTAssertNotNil(run.window.text("mascot"))
    }
  }

  func testACancelledNoteIsNotKept() throws {
    try run(isSignedIn: true) { run in
      run.show("octocat")
      run.window.tap("Edit")
      let editor = try XCTUnwrap(run.window.elements("editor").last)
      run.window.send(.text("mascot"), to: editor)
      run.tool("Cancel")
      run.window.flush()
      XCTAssertEqual(run.state.routing.sheets, [])
      XCTAssertNil(run.state.profile(of: "octocat"))
      XCTAssertEqual(run.window.elements("editor").count, 0)
    }
  }

  func testAVisitIsUndone() {
    run(isSignedIn: true) { run in
      run.show("octocat")
      run.tool("Undo")
      run.window.flush()
      XCTAssertEqual(run.window.page?.title, "Ada Example")
      XCTAssertNotNil(run.window.text("showed octocat"))
      run.tool("Redo")
      run.window.flush()
      XCTAssertEqual(run.window.page?.title, "The Octocat")
    }
  }

  func testARowLeadsToItsUser() throws {
    try run(isSignedIn: true) { run in
      run.session.store.dispatch(SetUser(user: OneUser.octocat))
      run.window.flush()
      let row = try XCTUnwrap(
        run.window.all.first {
          if case .button(let button) = $0.properties.content {
            return button.title.contains("The Octocat")
          }
          return false
        })
      run.window.send(.activate, to: row)
      XCTAssertEqual(run.state.routing.path, [.user("octocat")])
      XCTAssertEqual(run.state.history.undoable?.user, "octocat")
    }
  }

  func testTheNextStartGoesOnWhereTheLastEnded() {
    run { run in
      run.signIn("ada", "lovelace")
      run.show("octocat")
      run.write(note: "mascot")
      run.show("octocat")
    }
    run { run in
      XCTAssertEqual(run.state.authState.currentUser, OneAccount.ada)
      XCTAssertEqual(run.window.page?.title, "The Octocat")
      XCTAssertNotNil(run.window.text("mascot"))
      run.tool("Undo")
      XCTAssertNil(run.window.text("mascot"))
    }
  }

  func testADamagedFileIsToldAndTheAppStartsAnew() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no archive".utf8).write(to: folder.appending(path: "users.archive"))
    run { run in
      XCTAssertEqual(run.window.alert?.title, "Starting anew")
      run.window.chooseInAlert("OK")
      run.window.flush()
      XCTAssertNotNil(run.window.button("Sign In"))
    }
  }

  func testWhoSignsOutIsAskedToSignInAndLeavesNoHistory() {
    run(isSignedIn: true) { run in
      run.show("octocat")
      run.back()
      run.tool("Sign Out")
      run.window.flush()
      XCTAssertNil(run.state.authState.currentUser)
      XCTAssertEqual(run.window.page?.title, "Sign In")
      XCTAssertEqual(run.window.page?.hasBack, false)
      run.signIn("ada", "lovelace")
      XCTAssertNotNil(run.window.text("Nothing has been done yet."))
    }
    run { run in XCTAssertEqual(run.window.page?.title, "Ada Example") }
  }

  func testAViewIsEvaluatedForItsPartOfTheStoreOnly() {
    run { run in
      let count = run.window.bodyCount(LoginView.self)
      run.session.store.dispatch(SetUser(user: OneUser.octocat))
      run.window.flush()
      XCTAssertEqual(run.window.bodyCount(LoginView.self), count)
      run.session.store.dispatch(AuthenticatePassword(username: "ada", password: "x"))
      run.window.flush()
      XCTAssertGreaterThan(run.window.bodyCount(LoginView.self), count)
    }
  }
}
