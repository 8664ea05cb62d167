/// The path of a ``SampleRoute``, split into its parts.
struct SamplePathPattern: Sendable {
  private enum Part: Sendable {
    case literal(String)
    case parameter(String)
    case anyOne
    case anyRest
  }

  private let parts: [Part]

  init(_ path: String) {
    let texts = path.split(separator: "/").map(String.init)
    parts = texts.enumerated().map { index, text in
      if text == "*" { return index == texts.count - 1 ? .anyRest : .anyOne }
      return text.hasPrefix(":") ? .parameter(String(text.dropFirst())) : .literal(text)
    }
  }

  /// The texts that the named parts stand for, or `nil` if `path` does not fit.
  func parameters(in path: String) -> [String: String]? {
    let texts = path.split(separator: "/").map(String.init)
    var parameters: [String: String] = [:]
    for (index, part) in parts.enumerated() {
      guard index < texts.count else { return nil }
      switch part {
      case .anyRest: return parameters
      case .anyOne: continue
      case .literal(let literal): guard literal == texts[index] else { return nil }
      case .parameter(let name): parameters[name] = texts[index]
      }
    }
    return texts.count == parts.count ? parameters : nil
  }
}
