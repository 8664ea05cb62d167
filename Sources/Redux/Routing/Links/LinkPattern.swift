import Foundation

/// The form of a link's path, such as `/users/:id`, and back: from text to the parameters, and from
/// the parameters to text.
///
/// A part that begins with `:` stands for any one part of a path; it is the parameter of that name.
/// Every other part stands for itself. Patterns have no query: a link's query items come beside.
public struct LinkPattern: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  enum Part: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  let parts: [Part]

  /// A pattern.
  ///
  /// - Precondition: No parameter is named twice, and none has an empty name.
  public init(_ text: String) {
    parts = text.split(separator: "/").map {
      $0.hasPrefix(":") ? .parameter(String($0.dropFirst())) : .literal(String($0))
    }
    let names = names
    precondition(
      Set(names).count == names.count && !names.contains(""),
      "LinkPattern(_:): each parameter of '\(text)' needs a name of its own")
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The names of the parameters, in order.
  public var names: [String] {
    parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  public var description: String {
    "/"
      + parts.map {
        switch $0 {
        case .literal(let text): text
        case .parameter(let name): ":\(name)"
        }
      }
      .joined(separator: "/")
  }

  /// The parameters in the parts of a path, which are no longer percent-encoded; `nil` if the path
  /// does not fit.
  func parameters(in path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      switch part {
      case .literal(let literal): guard literal == text else { return nil }
      case .parameter(let name):
        if text.isEmpty { return nil }
        parameters[name] = text
      }
    }
    return parameters
  }

  /// The parts of the path with these parameters, not percent-encoded; `nil` if one is missing or
  /// empty.
  func path(with parameters: [String: String]) -> [String]? {
    var path: [String] = []
    for part in parts {
      switch part {
      case .literal(let text): path.append(text)
      case .parameter(let name):
        guard let value = parameters[name], !value.isEmpty else { return nil }
        path.append(value)
      }
    }
    return path
  }
}
