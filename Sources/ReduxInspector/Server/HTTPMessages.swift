import Combine

/// A request, as far as the inspector looks at it.
struct HTTPRequest: Sendable {
  var method: String
  /// The path without the query, percent escapes decoded.
  var path: String
  /// The query's values by name; of several of one name the last.
  var query: [String: String] = [:]
  /// The headers' values by their names in lower case, in the order in which they came.
  var headers: [String: [String]] = [:]
  var body = Data()

  /// The value of a header that may stand there once. Nil where it is missing.
  func header(_ name: String) -> String? { headers[name]?.first }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for header in headers["cookie"] ?? [] {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
          continue
        }
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}

/// What a request is answered with.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case data(Data)
    /// Pieces as they come: the closure waits for the next one; nil ends the response.
    case stream(@Sendable () -> Data?)
  }

  var status: Int
  var headers: [(name: String, value: String)] = []
  var body = Body.data(Data())
}

extension HTTPResponse {
  static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return HTTPResponse(
        status: status, headers: [("Content-Type", "application/json")],
        body: .data(try encoder.encode(value)))
    } catch {
      return .error(500, "The answer cannot be encoded: \(error)")
    }
  }

  static func error(_ status: Int, _ message: String) -> HTTPResponse {
    .json(["error": message], status: status)
  }
}
