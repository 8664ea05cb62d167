import Combine
import Foundation

extension APIError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .badURL(let text): "“\(text)” is not the address of a web service."
    case .transport(let error): error.whatHappened
    case .badStatus(let code, let body):
      Self.sentence(
        "The service answered with status \(code)"
          + " (\(HTTPURLResponse.localizedString(forStatusCode: code)))",
        detail: Self.message(in: body))
    case .decoding(let error, let path):
      Self.sentence(
        "The answer of the service is not what was expected"
          + (path.isEmpty ? "" : " at \(Self.text(of: path))"),
        detail: (error as? DecodingError)?.detail)
    case .unknown(let error): "The request failed: \(error.localizedDescription)"
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .badURL: "Check the address for typing errors. It begins with http:// or https://."
    case .transport(let error): error.whatToDo
    case .badStatus(let code, _): Self.whatToDo(aboutStatus: code)
    case .decoding: "Check that the address belongs to this service, or update the program."
    case .unknown: "Try again."
    }
  }

  /// The way to a value as text: `results[3].title`.
  static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// What the service itself says about a failure, under one of the names in use.
  private static func message(in body: Data) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else {
      return nil
    }
    let names = ["status_message", "message", "error_description", "error", "detail", "msg"]
    return names.lazy.compactMap { object[$0] as? String }.first { !$0.isEmpty }
  }

  private static func whatToDo(aboutStatus code: Int) -> String {
    switch code {
    case 300..<400: "Check the address: the service has moved."
    case 401, 403: "Check the API key."
    case 404, 410: "Check what was asked for: the service does not have it."
    case 408: "Try again."
    case 429: "Wait a while before trying again: there were too many requests."
    case 400..<500: "Check what was asked for, or update the program."
    default: "Try again later: the service has a problem of its own."
    }
  }

  /// One sentence, and a second one of `detail`.
  private static func sentence(_ text: String, detail: String?) -> String {
    guard let detail else { return "\(text)." }
    return "\(text): \(detail)" + (detail.hasSuffix(".") ? "" : ".")
  }
}

extension DecodingError {
  fileprivate var detail: String {
    switch self {
    case .keyNotFound: "the value is missing."
    case .valueNotFound(let type, _): "it is null and not a \(type)."
    case .typeMismatch(let type, _): "it is not a \(type)."
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
