/// One kind of request that a service answers, with the type of the answer.
///
/// ```swift
/// extension APIEndpoint where Response == JSONModel<[Film]> {
///   static var recommended: APIEndpoint { APIEndpoint(path: "films/recommended") }
/// }
/// let url = APIService.shared.getURL(endpoint: .recommended, params: ["page": "2"])
/// ```
public struct APIEndpoint<Response>: Sendable {
  /// The path below the service's base URL, not percent-encoded.
  public var path: String

  /// Query parameters that every request to this endpoint has.
  public var parameters: [String: String]

  public init(path: String, parameters: [String: String] = [:]) {
    self.path = path
    self.parameters = parameters
  }
}
