/// One kind of link: a pattern, and how its parameters become a route and a route its parameters.
///
/// ```swift
/// DeepLink("/users/:id", query: ["tab"]) { .user(id: $0["id"]!, tab: $0["tab"]) }
///   parameters: { if case .user(let id, let tab) = $0 { ["id": id, "tab": tab] } else { nil } }
/// ```
public struct DeepLink<Route>: Sendable {
  /// The form of the path.
  public let pattern: LinkPattern

  /// The names of the query items that are parameters too. They may be missing; other items of an
  /// address are ignored.
  public let query: [String]

  let route: @Sendable ([String: String]) -> Route?
  let parameters: @Sendable (Route) -> [String: String?]?

  /// A kind of link.
  ///
  /// - Parameters:
  ///   - pattern: The form of the path.
  ///   - query: The names of query items that are parameters.
  ///   - route: The route for parameters, which are decoded; those of the path are all there. `nil`
  ///     for values that lead nowhere.
  ///   - parameters: The parameters of a route; `nil` for a route that this kind of link does not
  ///     lead to.
  public init(
    _ pattern: LinkPattern, query: [String] = [],
    route: @escaping @Sendable ([String: String]) -> Route?,
    parameters: @escaping @Sendable (Route) -> [String: String?]?
  ) {
    self.pattern = pattern
    self.query = query
    self.route = route
    self.parameters = parameters
  }
}

extension DeepLink where Route: Equatable & Sendable {
  /// A link without parameters to one route.
  public init(_ pattern: LinkPattern, to target: Route) {
    self.init(pattern) { _ in
      target
    } parameters: {
      $0 == target ? [:] : nil
    }
  }
}
