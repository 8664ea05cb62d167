import Combine

/// The page: one file without anything from elsewhere.
struct InspectorPage: Sendable {
  private let parts: [String]

  init() throws {
    guard let url = Bundle.module.url(forResource: "inspector", withExtension: "html"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { throw InspectorError.pageMissing }
    parts = text.components(separatedBy: "{{nonce}}")
  }

  /// The page; nothing runs in it but what carries this answer's own number.
  var response: HTTPResponse {
    let nonce = AccessGuard.randomToken()
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    return HTTPResponse(
      status: 200,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", policy),
      ],
      body: .data(Data(parts.joined(separator: nonce).utf8)))
  }
}
