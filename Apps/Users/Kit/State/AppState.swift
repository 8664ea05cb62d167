import Redux

/// All that the app knows.
public struct AppState: Codable, Equatable, Sendable {
  public var authState: AuthState
  public var usersState: UsersState
  /// What is shown.
  public var routing: NavigationState<AppRoute>
  /// What can be undone.
  public var history: HistoryState

  public init(
    authState: AuthState = AuthState(), usersState: UsersState = UsersState(),
    routing: NavigationState<AppRoute> = NavigationState(), history: HistoryState = HistoryState()
  ) {
    self.authState = authState
    self.usersState = usersState
    self.routing = routing
    self.history = history
  }

  /// The state with which the next start begins: without what was under way or went wrong.
  public var restarted: AppState {
    var state = self
    state.authState.isAuthenticating = false
    state.authState.error = nil
    state.usersState.fetching = []
    state.usersState.error = nil
    state.routing.alerts = []
    return state
  }
}

extension AppState {
  /// What is known of a user.
  public func user(_ login: String) -> User? {
    usersState.users[User.id(of: login)]
  }

  /// What the person who is signed in has written about a user.
  public func profile(of login: String) -> LocalProfile? {
    guard let account = authState.currentUser else { return nil }
    return usersState.profiles[account.id]?[User.id(of: login)]
  }
}
