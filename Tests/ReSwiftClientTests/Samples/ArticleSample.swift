import Foundation
import ReSwift
import Testing

// The article's app, as it is written there: one store for all, controllers that subscribe to a part
// of the state, and an action that makes a request and dispatches another one with the answer.

struct User: Equatable {
  let id: String
  let name: String
}

struct AuthState: StateType, Equatable {
  var user: User?
  var error: String?
}

struct UsersState: StateType, Equatable {
  var users: [String: User] = [:]
}

struct AppState: StateType {
  var authState = AuthState()
  var usersState = UsersState()
}

struct AuthenticatePassword: Action {
  let username: String
  let password: String
}

struct SetUser: Action {
  let user: User
}

@MainActor
struct FetchUser: Action {
  init(user id: String) {
    Requests.shared.user(id: id) { user in
      store.dispatch(SetUser(user: user))
    }
  }
}

/// Stands in for the network: answers later, on the main thread.
@MainActor
final class Requests {
  static let shared = Requests()
  private var waiting: [() -> Void] = []

  func user(id: String, completion: @escaping @MainActor (User) -> Void) {
    waiting.append { completion(User(id: id, name: id.capitalized)) }
  }

  func answer() {
    let answers = waiting
    waiting = []
    for answer in answers { answer() }
  }
}

func appReducer(action: Action, state: AppState?) -> AppState {
  return AppState(
    authState: authReducer(action: action, state: state?.authState),
    usersState: usersReducer(action: action, state: state?.usersState))
}

func authReducer(action: Action, state: AuthState?) -> AuthState {
  var state = state ?? AuthState()
  switch action {
  case let action as AuthenticatePassword:
    if action.password == "secret" {
      state.user = User(id: action.username, name: action.username)
      state.error = nil
    } else {
      state.error = "wrong password"
    }
  default:
    break
  }
  return state
}

func usersReducer(action: Action, state: UsersState?) -> UsersState {
  var state = state ?? UsersState()
  switch action {
  case let action as SetUser:
    state.users[action.user.id] = action.user
  default:
    break
  }
  return state
}

let store = Store<AppState>(reducer: appReducer, state: nil)

class UserController: ViewController, StoreSubscriber {
  var id = "octocat"

  func viewWillAppear() {
    store.subscribe(self) { state in state.usersState }
    store.dispatch(FetchUser(user: id))
  }

  func viewWillDisappear() {
    store.unsubscribe(self)
  }

  func newState(state: UsersState) {
    title = state.users[id]?.name ?? "…"
  }
}

class LoginController: ViewController, StoreSubscriber {
  var isOpen = true
  var alert: String?

  func viewWillAppear() {
    store.subscribe(self) { $0.select { $0.authState }.skipRepeats { $0 == $1 } }
  }

  func newState(state: AuthState) {
    alert = state.error
    if state.user != nil { isOpen = false }
  }
}

@MainActor
@Suite("the article's app")
struct ArticleSampleTests {
  @Test("controllers show the part of the state that they select")
  func flow() {
    let login = LoginController()
    login.viewWillAppear()
    store.dispatch(AuthenticatePassword(username: "ada", password: "x"))
    #expect(login.alert == "wrong password")
    #expect(login.isOpen)
    store.dispatch(AuthenticatePassword(username: "ada", password: "secret"))
    #expect(login.alert == nil)
    #expect(!login.isOpen)

    let user = UserController()
    user.viewWillAppear()
    #expect(user.title == "…")
    Requests.shared.answer()
    #expect(user.title == "Octocat")
    user.viewWillDisappear()
    store.dispatch(SetUser(user: User(id: "octocat", name: "other")))
    #expect(user.title == "Octocat")
  }
}
