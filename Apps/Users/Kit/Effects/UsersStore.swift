import Combine
import Redux

/// The app's store.
public enum UsersStore {
  /// A store that asks `service` for users and `accounts` for who signs in.
  ///
  /// - Parameter state: What was restored.
  public static func make(
    state: AppState = AppState(), service: any UsersService, accounts: any AccountService
  ) -> Store<AppState> {
    Store(
      reducer: appReducer, state: state,
      middleware: middleware(service: service, accounts: accounts))
  }

  /// The middleware of that store: does the work that actions ask for.
  public static func middleware(
    service: any UsersService, accounts: any AccountService
  ) -> [Middleware<AppState>] {
    [UsersEffects(service: service, accounts: accounts).middleware()]
  }
}
