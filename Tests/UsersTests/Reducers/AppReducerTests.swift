import Foundation
import ReduxTesting
import Testing

@testable import UsersKit

@Suite("The app's reducer")
struct AppReducerTests {
  private let ada = ScriptedAccountService.ada
  private let date = TestActions.date

  private func store(_ state: AppState = AppState()) -> TestStore<AppState> {
    TestStore(reducer: appReducer, state: state)
  }

  private var signedIn: AppState { AppState(authState: AuthState(currentUser: ada)) }

  @Test func signingInAndOut() {
    let store = store(AppState(routing: NavigationState(path: [.signIn])))
    store.send(AuthenticatePassword(username: "ada", password: "right")) {
      $0.authState.isAuthenticating = true
    }
    store.send(SetAccount(account: ada)) {
      $0.authState.isAuthenticating = false
      $0.authState.currentUser = ada
      $0.routing.path = []
    }
    store.send(ShowUser(user: "octocat", date: date)) {
      $0.routing.path = [.user("octocat")]
      $0.history.append(HistoryEntry(date: date, change: .visit("octocat", from: [])))
    }
    store.send(Logout()) {
      $0.authState.currentUser = nil
      $0.routing.path = [.signIn]
      $0.history = HistoryState()
    }
    store.finish()
  }

  @Test func aFailureToSignInIsAnAlertUntilItIsAnswered() {
    let store = store()
    store.send(AuthenticateTwitter()) { $0.authState.isAuthenticating = true }
    store.send(SetAuthenticationError(message: "Wrong.")) {
      $0.authState.isAuthenticating = false
      $0.authState.error = "Wrong."
      $0.routing.alerts = [RouteAlert("Signing in failed", message: "Wrong.")]
    }
    store.send(NavigationAction<AppRoute>.answer(alert: "Signing in failed")) {
      $0.routing.alerts = []
    }
    store.send(AuthenticateFacebook(from: "test")) {
      $0.authState.isAuthenticating = true
      $0.authState.error = nil
    }
    store.finish()
  }

  @Test func fetchingAUser() {
    let store = store()
    store.send(FetchUser(user: "OctoCat")) { $0.usersState.fetching = ["octocat"] }
    store.send(SetUser(user: .octocat)) {
      $0.usersState.fetching = []
      $0.usersState.users = ["octocat": .octocat]
    }
    #expect(store.state.user("OCTOCAT") == .octocat)
    store.send(FetchUser(user: "nobody")) { $0.usersState.fetching = ["nobody"] }
    store.send(SetUserError(user: "nobody", message: "None.")) {
      $0.usersState.fetching = []
      $0.usersState.error = UsersState.Failure(user: "nobody", message: "None.")
      $0.routing.alerts = [RouteAlert("No user", message: "None.")]
    }
    store.send(FetchUser(user: "octocat")) {
      $0.usersState.fetching = ["octocat"]
      $0.usersState.error = nil
    }
    store.finish()
  }

  @Test func visitsAreUndoneAndDoneAgain() {
    let store = store()
    store.exhaustivity = .partial
    store.send(ShowUser(user: "a", date: date)) { $0.routing.path = [.user("a")] }
    store.send(ShowUser(user: "b", date: date)) { $0.routing.path = [.user("b")] }
    store.send(ShowUser(user: "B", date: date))
    #expect(store.state.history.entries.count == 2)
    store.send(Undo()) { $0.routing.path = [.user("a")] }
    store.send(Undo()) { $0.routing.path = [] }
    store.send(Redo()) { $0.routing.path = [.user("a")] }
    store.exhaustivity = .full
    store.send(ShowUser(user: "c", date: date)) {
      $0.routing.path = [.user("c")]
      $0.history = HistoryState(entries: [
        HistoryEntry(date: date, change: .visit("a", from: [])),
        HistoryEntry(date: date, change: .visit("c", from: [.user("a")])),
      ])
    }
    store.send(Redo())
    store.finish()
  }

  @Test func profilesAreUndoneAndDoneAgain() {
    let store = store(signedIn)
    let first = LocalProfile(note: "mascot")
    let second = LocalProfile(displayName: "Mona", note: "mascot")
    store.exhaustivity = .partial
    store.send(EditProfile(user: "Octocat", profile: first, date: date))
    #expect(store.state.profile(of: "octocat") == first)
    store.send(EditProfile(user: "octocat", profile: second, date: date))
    store.send(Undo())
    #expect(store.state.profile(of: "octocat") == first)
    store.send(Undo())
    #expect(store.state.usersState.profiles == [:])
    store.send(Redo())
    store.send(Redo())
    #expect(store.state.profile(of: "octocat") == second)
    store.exhaustivity = .full
    store.send(EditProfile(user: "octocat", profile: second, date: date))
    store.finish()
  }

  @Test func nobodyWritesWithoutSigningIn() {
    let store = store()
    store.send(EditProfile(user: "octocat", profile: LocalProfile(note: "x"), date: date))
    store.finish()
  }

  @Test func undoWithoutHistoryChangesNothing() {
    let store = store()
    store.send(Undo())
    store.send(Redo())
    store.finish()
  }

  @Test func whatIsWrittenStaysWithItsAccount() {
    let store = store(signedIn)
    store.exhaustivity = .partial
    store.send(EditProfile(user: "octocat", profile: LocalProfile(note: "x"), date: date))
    store.send(SetAccount(account: Account(username: "b", name: "B", provider: .twitter)))
    #expect(store.state.profile(of: "octocat") == nil)
    #expect(store.state.history == HistoryState())
    store.send(SetAccount(account: ada))
    #expect(store.state.profile(of: "octocat") == LocalProfile(note: "x"))
    store.finish()
  }

  @Test func routingActionsReachTheRouting() {
    let store = store()
    store.send(NavigationAction.present(AppRoute.profile("octocat"))) {
      $0.routing.sheets = [RouteSheet(path: [.profile("octocat")])]
    }
    store.finish()
  }

  @Test func theFirstStateIsEmpty() {
    #expect(appReducer(action: ReSwiftInit(), state: nil) == AppState())
  }
}
