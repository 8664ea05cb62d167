import Combine
import ReduxTesting
import Testing

@testable import UsersKit

@Suite("The app's effects")
struct UsersEffectsTests {
  private let service = ScriptedUsersService()

  private func store() -> TestStore<AppState> {
    TestStore(
      reducer: appReducer, state: AppState(),
      middleware: UsersStore.middleware(service: service, accounts: ScriptedAccountService()))
  }

  @Test func aFetchBringsAUser() {
    let store = store()
    store.send(FetchUser(user: "Octocat")) { $0.usersState.fetching = ["octocat"] }
    #expect(service.asked == ["Octocat"])
    service.answer("Octocat", .octocat)
    store.receive(SetUser(user: .octocat)) {
      $0.usersState.fetching = []
      $0.usersState.users["octocat"] = .octocat
    }
    store.finish()
  }

  @Test func aFetchBringsAnError() {
    let store = store()
    store.send(FetchUser(user: "nobody")) { $0.usersState.fetching = ["nobody"] }
    service.fail("nobody", .userNotFound("nobody"))
    let message = "There is no user 'nobody'. Check the spelling."
    store.receive(SetUserError(user: "nobody", message: message)) {
      $0.usersState.fetching = []
      $0.usersState.error = UsersState.Failure(user: "nobody", message: message)
      $0.routing.alerts = [RouteAlert("No user", message: message)]
    }
    store.finish()
  }

  @Test func aSecondFetchOfAUserTakesThePlaceOfTheFirst() {
    let store = store()
    store.send(FetchUser(user: "a")) { $0.usersState.fetching = ["a"] }
    store.send(FetchUser(user: "A"))
    #expect(service.asked == ["a", "A"])
    #expect(service.cancelled == ["a"])
    service.answer("A", User(login: "a", number: 1))
    store.receive(SetUser.self) {
      $0.usersState.fetching = []
      $0.usersState.users["a"] = User(login: "a", number: 1)
    }
    store.finish()
  }

  @Test func usersAreFetchedBesideEachOther() {
    let store = store()
    store.exhaustivity = .partial
    store.send(FetchUser(user: "a"))
    store.send(FetchUser(user: "b"))
    service.answer("a", User(login: "a", number: 1))
    service.answer("b", User(login: "b", number: 2))
    store.receive(SetUser.self)
    store.receive(SetUser.self) { $0.usersState.fetching = [] }
    #expect(Set(store.state.usersState.users.keys) == ["a", "b"])
    store.finish()
  }

  @Test func theRightPasswordSignsIn() {
    let store = store()
    store.send(AuthenticatePassword(username: "ada", password: "right")) {
      $0.authState.isAuthenticating = true
    }
    store.receive(SetAccount(account: ScriptedAccountService.ada)) {
      $0.authState = AuthState(currentUser: ScriptedAccountService.ada)
    }
    store.finish()
  }

  @Test func aWrongPasswordIsAnError() {
    let store = store()
    store.send(AuthenticatePassword(username: "ada", password: "wrong")) {
      $0.authState.isAuthenticating = true
    }
    let message = "The user name or the password is wrong."
    store.receive(SetAuthenticationError(message: message)) {
      $0.authState = AuthState(error: message)
      $0.routing.alerts = [RouteAlert("Signing in failed", message: message)]
    }
    store.finish()
  }

  @Test(arguments: [Account.Provider.twitter, .facebook])
  func aThirdPartySignsIn(provider: Account.Provider) {
    let store = store()
    store.exhaustivity = .partial
    let facebook = AuthenticateFacebook(from: "test")
    store.send(provider == .twitter ? AuthenticateTwitter() : facebook)
    store.receive(SetAccount.self) {
      $0.authState.currentUser = Account(username: "x", name: "X", provider: provider)
    }
    store.finish()
  }
}
