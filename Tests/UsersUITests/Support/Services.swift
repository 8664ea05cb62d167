import Combine
import Foundation
import UsersKit

/// Knows one user, and answers at once unless told to wait.
///
/// `@unchecked Sendable`: used on the main thread only.
final class OneUser: UsersService, @unchecked Sendable {
  static let octocat = User(
    login: "Octocat", number: 583_231, name: "The Octocat", location: "San Francisco",
    followers: 17_000, type: "User")

  private(set) var asked: [String] = []
  /// What answers come after; `nil` if they come at once.
  var gate: PassthroughSubject<Void, Never>?

  func user(_ login: String) -> AnyPublisher<User, UsersAPIError> {
    asked.append(login)
    let result: Result<User, UsersAPIError> =
      User.id(of: login) == "octocat" ? .success(Self.octocat) : .failure(.userNotFound(login))
    let answer = result.publisher.eraseToAnyPublisher()
    guard let gate else { return answer }
    return gate.first().setFailureType(to: UsersAPIError.self).flatMap { answer }
      .eraseToAnyPublisher()
  }
}

/// Knows one account, and answers at once.
struct OneAccount: AccountService {
  static let ada = Account(username: "ada", name: "Ada Example", provider: .password)

  func signIn(username: String, password: Secret) -> AnyPublisher<Account, AccountError> {
    let isRight = username == "ada" && password.revealed == "lovelace"
    return (isRight ? .success(Self.ada) : .failure(.wrongNameOrPassword) as Result)
      .publisher.eraseToAnyPublisher()
  }

  func signIn(with provider: Account.Provider) -> AnyPublisher<Account, AccountError> {
    Just(Account(username: "x", name: "X \(provider.rawValue)", provider: provider))
      .setFailureType(to: AccountError.self).eraseToAnyPublisher()
  }
}
