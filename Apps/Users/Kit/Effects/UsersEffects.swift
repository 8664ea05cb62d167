import Combine
import Foundation
import Redux

/// Does the work that actions ask for, after they have been reduced, and has what comes of it
/// dispatched.
struct UsersEffects: Sendable {
  let service: any UsersService
  let accounts: any AccountService

  func middleware() -> Middleware<AppState> {
    createEffectMiddleware { action, _ in effect(of: action) }
  }

  /// The work that `action` asks for. A later request for the same takes the place of an earlier.
  private func effect(of action: any Action) -> Effect? {
    switch action {
    case let action as FetchUser: fetch(action.user)
    case let action as AuthenticatePassword:
      authenticate(accounts.signIn(username: action.username, password: action.password))
    case is AuthenticateTwitter: authenticate(accounts.signIn(with: .twitter))
    case is AuthenticateFacebook: authenticate(accounts.signIn(with: .facebook))
    // Who has signed out is not to be signed in by what comes late.
    case is Logout: .cancel(id: Self.authentication)
    default: nil
    }
  }

  private static let authentication = "authentication"

  private func fetch(_ login: String) -> Effect {
    let actions = service.user(login)
      .map { SetUser(user: $0) as any Action }
      .catch { Just(SetUserError(user: login, message: $0.localizedDescription) as any Action) }
    return .publisher(actions).cancellable(id: ["user", User.id(of: login)], cancelInFlight: true)
  }

  private func authenticate(_ answer: AnyPublisher<Account, AccountError>) -> Effect {
    let actions =
      answer
      .map { SetAccount(account: $0) as any Action }
      .catch { Just(SetAuthenticationError(message: $0.localizedDescription) as any Action) }
    return .publisher(actions).cancellable(id: Self.authentication, cancelInFlight: true)
  }
}
