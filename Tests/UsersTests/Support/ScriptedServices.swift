import Combine
import CombineTesting
import Foundation

@testable import UsersKit

/// Answers when the test says so.
///
/// `@unchecked Sendable`: a test uses it on its own thread.
final class ScriptedUsersService: UsersService, @unchecked Sendable {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var answers: [String: PassthroughSubject<User, UsersAPIError>] = [:]

  func user(_ login: String) -> AnyPublisher<User, UsersAPIError> {
    asked.append(login)
    let answer = PassthroughSubject<User, UsersAPIError>()
    answers[login] = answer
    return answer.handleEvents(receiveCancel: { [weak self] in self?.cancelled.append(login) })
      .eraseToAnyPublisher()
  }

  func answer(_ login: String, _ user: User) {
    answers[login]?.send(user)
    answers[login]?.send(completion: .finished)
  }

  func fail(_ login: String, _ error: UsersAPIError) {
    answers[login]?.send(completion: .failure(error))
  }
}

/// Knows one account, and answers at once.
struct ScriptedAccountService: AccountService {
  static let ada = Account(username: "ada", name: "Ada", provider: .password)

  func signIn(username: String, password: Secret) -> AnyPublisher<Account, AccountError> {
    let isRight = username == "ada" && password.revealed == "right"
    return (isRight ? .success(Self.ada) : .failure(.wrongNameOrPassword) as Result)
      .publisher.eraseToAnyPublisher()
  }

  func signIn(with provider: Account.Provider) -> AnyPublisher<Account, AccountError> {
    Just(Account(username: "x", name: "X", provider: provider))
      .setFailureType(to: AccountError.self).eraseToAnyPublisher()
  }
}

extension User {
  static let octocat = User(login: "Octocat", number: 583_231, name: "The Octocat")
}
