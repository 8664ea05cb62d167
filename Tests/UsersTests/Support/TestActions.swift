import Foundation
import Redux

@testable import UsersKit

/// Actions that touch all of the state.
enum TestActions {
  static let date = Date(timeIntervalSince1970: 1_700_000_000)

  static var all: [any Action] {
    [
      AuthenticatePassword(username: "ada", password: "hunter2"),
      SetAccount(account: ScriptedAccountService.ada),
      FetchUser(user: "octocat"), SetUser(user: .octocat),
      ShowUser(user: "octocat", date: date),
      EditProfile(user: "octocat", profile: LocalProfile(note: "mascot"), date: date),
      FetchUser(user: "nobody"), SetUserError(user: "nobody", message: "There is none."),
      FetchUser(user: "slow"),
      AuthenticatePassword(username: "ada", password: "hunter2"),
      SetAuthenticationError(message: "Wrong."),
    ]
  }
}
