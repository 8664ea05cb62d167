/// A text that is to be used and not to be seen: logs, dumps, recorded actions and archives show
/// dots in its place.
public struct Secret: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text itself.
  public let revealed: String

  public init(_ text: String) {
    revealed = text
  }

  public init(stringLiteral value: String) {
    revealed = value
  }

  /// A secret that was written is lost: the dots are read as an empty one. Another text, typed by a
  /// person, is a secret.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    revealed = text == Self.dots ? "" : text
  }

  private static let dots = "••••"

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { Self.dots }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
