import Combine
import Foundation

/// Accounts that are bundled with the app: a stand-in for a server that holds them.
///
/// Passwords are verified against salted hashes, off the main thread: verifying one takes a while on
/// purpose. The third parties are simulated: they vouch for one made-up person each and are not
/// asked. Answers come on the main run loop.
public struct LocalAccountService: AccountService {
  private struct Entry: Decodable {
    var username: String
    var name: String
    var hash: String
  }

  private let entries: [Entry]

  /// The accounts in the bundle.
  public static let bundled = LocalAccountService(
    accounts: try! Data(contentsOf: SampleFile.url("accounts")))

  /// The accounts in JSON: `username`, `name` and `hash` of each, as `crypt(3)` makes it.
  init(accounts: Data) {
    entries = (try? JSONDecoder().decode([Entry].self, from: accounts)) ?? []
  }

  public func signIn(
    username: String, password: Secret
  ) -> AnyPublisher<Account, AccountError> {
    let entry = entries.first { $0.username.lowercased() == username.lowercased() }
    return Deferred {
      Future { promise in
        // Futures may be kept from any thread.
        nonisolated(unsafe) let promise = promise
        DispatchQueue.global().async {
          promise(Self.verify(password, entry: entry))
        }
      }
    }
    .receive(on: RunLoop.main)
    .eraseToAnyPublisher()
  }

  private static func verify(
    _ password: Secret, entry: Entry?
  ) -> Result<Account, AccountError> {
    guard PasswordHash.isAvailable else { return .failure(.unavailable) }
    // For a name that has no account it takes as long.
    let hash = PasswordHash(entry?.hash ?? PasswordHash.ofNoPassword)
    guard hash.matches(password), let entry else { return .failure(.wrongNameOrPassword) }
    return .success(Account(username: entry.username, name: entry.name, provider: .password))
  }

  public func signIn(with provider: Account.Provider) -> AnyPublisher<Account, AccountError> {
    let result: Result<Account, AccountError> =
      switch provider {
      case .password: .failure(.notOffered(provider))
      case .twitter:
        .success(Account(username: "tuesday", name: "Tuesday Bird", provider: provider))
      case .facebook:
        .success(Account(username: "paige", name: "Paige Turner", provider: provider))
      }
    return result.publisher.receive(on: RunLoop.main).eraseToAnyPublisher()
  }
}
