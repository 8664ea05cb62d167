import Combine
import Foundation

/// A web service: where it is and with which key it is asked.
public struct APIService: Sendable {
  /// How a service wants to be given a key.
  public enum Key: Sendable {
    /// As a parameter of the query.
    case query(name: String, value: String)

    /// As a header field, such as `Authorization` with `Bearer …`.
    case header(field: String, value: String)
  }

  /// The address that the paths of endpoints are added to; `nil` if there is none yet.
  public var baseURL: URL?

  /// The key; `nil` for a service that wants none.
  public var key: Key?

  public init(baseURL: URL?, key: Key? = nil) {
    self.baseURL = baseURL
    self.key = key
  }

  /// `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var sharedService = APIService(baseURL: nil)

  /// Guards `sharedService`. Not a `Mutex`: the thread sanitizer does not see one.
  private static let lock = NSLock()

  /// The service of a program that has one: set it at the start. Until then it has no base URL.
  public static var shared: APIService {
    get { lock.withLock { sharedService } }
    set { lock.withLock { sharedService = newValue } }
  }

  /// The address of `endpoint`.
  ///
  /// The query holds the endpoint's parameters, `params` in their place where both name one, and
  /// the key if it goes there, ordered by name.
  ///
  /// - Returns: The address, or `nil` if the base URL is missing or is not one of HTTP's.
  public func getURL<Response>(
    endpoint: APIEndpoint<Response>, params: [String: String]? = nil
  ) -> URL? {
    guard let baseURL, let scheme = baseURL.scheme?.lowercased(),
      ["http", "https"].contains(scheme),
      baseURL.host?.isEmpty == false,
      var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
    else { return nil }
    let base = components.path.hasSuffix("/") ? components.path : components.path + "/"
    components.path = base + endpoint.path.drop { $0 == "/" }

    var parameters = endpoint.parameters
    if let params { parameters.merge(params) { _, new in new } }
    if case .query(let name, let value) = key { parameters[name] = value }
    let items = parameters.sorted { $0.key < $1.key }.map(URLQueryItem.init)
    components.queryItems = (components.queryItems ?? []) + items
    if components.queryItems?.isEmpty == true { components.queryItems = nil }
    // A plus sign is legal in a query, and servers read it as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url
  }

  /// A request for `endpoint`, the key included wherever it goes.
  ///
  /// Throws ``APIError/badURL(_:)`` where ``getURL(endpoint:params:)`` gives `nil`.
  public func request<Response>(
    for endpoint: APIEndpoint<Response>, params: [String: String]? = nil
  ) throws(APIError) -> URLRequest {
    guard let url = getURL(endpoint: endpoint, params: params) else {
      throw APIError.badURL(baseURL?.absoluteString ?? "")
    }
    var request = URLRequest(url: url)
    if case .header(let field, let value) = key {
      request.setValue(value, forHTTPHeaderField: field)
    }
    return request
  }
}
