import Combine

/// A family of addresses and how the sample transport answers them.
///
/// ```swift
/// SampleRoute(host: "api.themoviedb.org", path: "/3/movie/:id") { request in
///   .json(film(request.url!.lastPathComponent))
/// }
/// ```
public struct SampleRoute: Sendable {
  /// The host that is answered for; `nil` for any.
  public let host: String?

  /// The pattern of the path, as given.
  public let path: String

  /// Makes the answer. It runs on a thread of the session and may be called at once for several
  /// requests.
  public let respond: @Sendable (URLRequest) -> SampleResponse

  private let pattern: SamplePathPattern

  /// A route for the addresses whose host is `host` and whose path fits the pattern `path`.
  ///
  /// - Parameters:
  ///   - host: The host, compared without regard to case; `nil` for any.
  ///   - path: Parts between slashes. `:name` stands for any one part, `*` for any one part or, at
  ///     the end, for any number of them, one or more. The query of an address plays no role in the
  ///     choice of a route: `respond` reads it.
  ///   - respond: Makes the answer.
  public init(
    host: String? = nil, path: String,
    respond: @escaping @Sendable (URLRequest) -> SampleResponse
  ) {
    self.host = host
    self.path = path
    self.respond = respond
    pattern = SamplePathPattern(path)
  }

  /// Whether this route answers for `url`.
  public func matches(_ url: URL) -> Bool {
    if let host, host.lowercased() != url.host?.lowercased() { return false }
    return pattern.parameters(in: url.path) != nil
  }

  /// The parts of the path of `url` that the `:name` parts of the pattern stand for, by name; `nil`
  /// if the path does not fit.
  public func parameters(in url: URL) -> [String: String]? {
    pattern.parameters(in: url.path)
  }
}
