import Combine
import Foundation

/// Something that vouches for people.
public protocol AccountService: Sendable {
  /// The account with this name and password.
  func signIn(username: String, password: Secret) -> AnyPublisher<Account, AccountError>

  /// The account of the person whom a third party knows.
  func signIn(with provider: Account.Provider) -> AnyPublisher<Account, AccountError>
}

/// Why nobody is signed in. The descriptions say what happened and what to do about it.
public enum AccountError: Error, Equatable, LocalizedError, Sendable {
  /// Which of the two is wrong is not told: that would tell who has an account.
  case wrongNameOrPassword
  /// The provider takes no part in this.
  case notOffered(Account.Provider)
  /// The accounts cannot be read, or passwords cannot be verified on this system.
  case unavailable

  public var errorDescription: String? {
    switch self {
    case .wrongNameOrPassword: "The user name or the password is wrong."
    case .notOffered(let provider): "Nobody can sign in by \(provider.title) here."
    case .unavailable: "Passwords cannot be verified on this system."
    }
  }
}
