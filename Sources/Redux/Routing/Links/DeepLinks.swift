import Foundation

/// The links into an app: from an address to a route and back.
///
/// ```swift
/// let links = DeepLinks<Screen>(scheme: "shop", [
///   DeepLink("/basket", to: .basket),
///   DeepLink("/films/:id") { $0["id"].flatMap { Int($0) }.map { .film($0) } }
///     parameters: { if case .film(let id) = $0 { ["id": "\(id)"] } else { nil } },
/// ])
/// try links.route(for: URL(string: "shop://films/129")!)  // .film(129)
/// links.url(for: .basket)  // shop:///basket
/// ```
///
/// Without a host, `shop://films/129`, `shop:///films/129` and `shop:/films/129` are the same link.
public struct DeepLinks<Route>: Sendable {
  private let scheme: String
  private let host: String?
  private let links: [DeepLink<Route>]

  /// The links of an app.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of all links, such as `https` or one of the app's own.
  ///   - host: The host of all links, such as `example.com`; `nil` for a scheme of the app's own.
  ///   - links: The kinds of links; the first that fits counts.
  public init(scheme: String, host: String? = nil, _ links: [DeepLink<Route>]) {
    self.scheme = scheme.lowercased()
    self.host = host?.lowercased()
    self.links = links
  }

  /// The route that `url` leads to.
  ///
  /// Scheme and host are compared without regard to case. A slash at the end, a fragment and unknown
  /// query items make no difference; of query items with one name, the first counts.
  public func route(for url: URL) throws(DeepLinkError) -> Route {
    let address = url.absoluteString
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      components.scheme?.lowercased() == scheme, components.user == nil,
      components.password == nil, components.port == nil,
      host == nil || components.host?.lowercased() == host
    else { throw .foreign(address) }
    guard let path = path(of: components), let query = query(of: components) else {
      throw .badEncoding(address)
    }
    var fits = false
    for link in links {
      guard var parameters = link.pattern.parameters(in: path) else { continue }
      fits = true
      for name in link.query { parameters[name] = parameters[name] ?? query[name] }
      if let route = link.route(parameters) { return route }
    }
    throw fits ? .badValue(address) : .unknownPath(address)
  }

  /// The route that the address `text` leads to.
  public func route(for text: String) throws(DeepLinkError) -> Route {
    guard let url = URL(string: text, encodingInvalidCharacters: false) else {
      throw .badEncoding(text)
    }
    return try route(for: url)
  }

  /// The address of a route: the first kind of link that leads to it; `nil` if none does, or if a
  /// parameter of the path would be empty.
  ///
  /// What it gives, ``route(for:)`` leads back to the same parameters.
  public func url(for route: Route) -> URL? {
    for link in links {
      guard let parameters = link.parameters(route)?.compactMapValues({ $0 }),
        let path = link.pattern.path(with: parameters)
      else { continue }
      let items = link.query.compactMap { name in
        parameters[name].map { "\(Self.encoded(name))=\(Self.encoded($0))" }
      }
      let tail = items.isEmpty ? "" : "?" + items.joined(separator: "&")
      let text = path.map { "/" + Self.encoded($0) }.joined()
      return URL(string: "\(scheme)://\(host ?? "")\(text.isEmpty ? "/" : text)\(tail)")
    }
    return nil
  }

  /// The decoded parts of the path, the host included where it is one; `nil` for what is not the
  /// encoding of text. An empty part in the middle is kept: no pattern fits it.
  private func path(of components: URLComponents) -> [String]? {
    var parts = components.percentEncodedPath
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "" { parts.removeFirst() }
    if parts.last == "" { parts.removeLast() }
    if host == nil, let first = components.percentEncodedHost, !first.isEmpty {
      parts.insert(first, at: 0)
    }
    let decoded = parts.compactMap(\.removingPercentEncoding)
    return decoded.count == parts.count ? decoded : nil
  }

  private func query(of components: URLComponents) -> [String: String]? {
    var query: [String: String] = [:]
    for item in components.percentEncodedQueryItems ?? [] {
      guard let name = item.name.removingPercentEncoding,
        let value = (item.value ?? "").removingPercentEncoding
      else { return nil }
      query[name] = query[name] ?? value
    }
    return query
  }

  /// All but letters, digits and three signs of ASCII is encoded. Dots are left only beside others:
  /// a part of dots alone means a move in the tree to those who tidy addresses.
  private static func encoded(_ text: String) -> String {
    if text.allSatisfy({ $0 == "." }) {
      return String(repeating: "%2E", count: text.count)
    }
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static var unreserved: CharacterSet {
    CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
  }
}
