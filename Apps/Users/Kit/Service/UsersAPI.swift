import Combine
import Foundation
import RemoteAPI

/// GitHub's users, or any server that speaks the same API. Answers come on the main run loop:
/// something has to run that.
public final class UsersAPI: UsersService, Sendable {
  /// The service itself.
  public static let serviceURL = "https://api.github.com"

  private let session: URLSession
  private let service: APIService
  private let userAgent: String

  /// A client of the service.
  ///
  /// - Parameters:
  ///   - session: Makes the requests and sets their time-outs. Use one for long: a session for each
  ///     request ties up threads.
  ///   - baseURL: The address under which `users` is found.
  ///   - token: Makes the service answer more often. It is sent to GitHub's own host alone, and not
  ///     to another server.
  ///   - userAgent: The program's name: the service refuses requests without one.
  public init(
    session: URLSession = NetworkService.defaultSession, baseURL: String = UsersAPI.serviceURL,
    token: String? = nil, userAgent: String = "tributary-users"
  ) {
    self.session = session
    self.userAgent = userAgent
    let url = URL(string: baseURL)
    let mayHaveToken = url?.scheme == "https" && url?.host == "api.github.com"
    service = APIService(
      baseURL: url,
      key: mayHaveToken
        ? token.map { .header(field: "Authorization", value: "Bearer \($0)") } : nil)
  }

  /// The user with `login`. The request is made for each subscriber, and cancelled when the
  /// subscriber goes.
  ///
  /// Fails with `userNotFound` for a user whom the service does not know, `rateLimited` when it was
  /// asked too often, and the other cases of ``UsersAPIError`` when no answer came or one that does
  /// not help.
  public func user(_ login: String) -> AnyPublisher<User, UsersAPIError> {
    let login = login.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !login.isEmpty, login != ".", login != ".." else {
      return Fail(error: UsersAPIError.userNotFound(login)).eraseToAnyPublisher()
    }
    guard let request = request(login) else {
      return Fail(error: UsersAPIError.urlError(URLError(.unsupportedURL))).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: request)
      .tryMap { data, response in
        guard let response = response as? HTTPURLResponse else {
          throw URLError(.badServerResponse)
        }
        guard 200...299 ~= response.statusCode else {
          throw UsersAPIError(response, login: login, body: data)
        }
        return data
      }
      .decode(type: User.self, decoder: JSONDecoder.users())
      .tryMap { user in
        guard user.id == User.id(of: login) else { throw UsersAPIError.otherUser(login) }
        return user
      }
      .mapError { UsersAPIError($0) }
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }

  private func request(_ login: String) -> URLRequest? {
    let endpoint = APIEndpoint<User>(path: "users")
    guard var request = try? service.request(for: endpoint), let url = request.url,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      // A slash in a login must not become one of the path.
      let part = login.addingPercentEncoding(withAllowedCharacters: .unreserved)
    else { return nil }
    components.percentEncodedPath += "/" + part
    request.url = components.url
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    request.setValue("2022-11-28", forHTTPHeaderField: "X-GitHub-Api-Version")
    request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    return request.url == nil ? nil : request
  }
}

extension CharacterSet {
  /// What stands for itself in an address.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
