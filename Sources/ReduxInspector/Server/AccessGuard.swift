import Combine

/// Says who may talk to the inspector: who knows the token, and no page of another site.
///
/// - The `Host` must be a name of loopback with the right port, so that a foreign name that was
///   made to point here gets nothing.
/// - An `Origin`, where a browser sends one, must be the inspector's own; so must what browsers say
///   about the site that a request comes from.
/// - The token comes in a header, in the cookie, or, to get the page, in its address, which sets the
///   cookie and is at once replaced by one without the token.
/// - Requests that change something must say that they are JSON, which no form of a page can.
struct AccessGuard: Sendable {
  let token: String
  let port: Int

  /// Cookies are shared by all ports of a host.
  var cookieName: String { "redux-inspector-\(port)" }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

  /// The answer to a request that goes no further; nil for one that may.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard request.headers["host"]?.count == 1, let host = request.header("host"),
      hosts.contains(host.lowercased())
    else { return .error(403, "This host is not served here") }
    for origin in request.headers["origin"] ?? []
    where origin.lowercased() != "http://\(host.lowercased())" {
      return .error(403, "Pages of other origins have no access")
    }
    let site = request.header("sec-fetch-site")
    let isOwn = site == nil || site == "same-origin" || site == "none"
    guard isOwn || request.path == "/" else {
      return .error(403, "Pages of other sites have no access")
    }
    guard ["GET", "POST"].contains(request.method) else {
      return .error(405, "This method is not served")
    }
    if request.method == "GET", request.path == "/", let offered = request.query["token"] {
      return matches(offered) ? welcome : unknown
    }
    guard isAuthorized(request) else { return unknown }
    if request.method == "POST" {
      let type = request.header("content-type")?.split(separator: ";").first
      guard type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
        return .error(415, "The body must be application/json")
      }
    }
    return nil
  }

  private func isAuthorized(_ request: HTTPRequest) -> Bool {
    if let header = request.header("authorization") {
      return header.hasPrefix("Bearer ") && matches(String(header.dropFirst(7)))
    }
    return request.cookie(cookieName).map(matches) ?? false
  }

  /// To the page without the token in its address, which would stay in the browser's history.
  private var welcome: HTTPResponse {
    HTTPResponse(
      status: 303,
      headers: [
        ("Location", "/"),
        ("Set-Cookie", "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict"),
      ])
  }

  private var unknown: HTTPResponse {
    var response = HTTPResponse.error(
      401, "The token is missing or wrong: open the address that the app has printed")
    response.headers.append(("WWW-Authenticate", "Bearer"))
    return response
  }

  /// Whether `offered` is the token. How long it takes does not depend on how much of it is right.
  func matches(_ offered: String) -> Bool {
    let offered = Array(offered.utf8)
    let wanted = Array(token.utf8)
    var difference = UInt8(offered.count == wanted.count ? 0 : 1)
    for (index, byte) in wanted.enumerated() {
      difference |= byte ^ (index < offered.count ? offered[index] : ~byte)
    }
    return difference == 0
  }

  /// A token of 256 bits from the system's source of randomness.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Headers of every answer: nothing is kept, nothing is loaded from elsewhere, no frame shows it.
  static let headers: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
