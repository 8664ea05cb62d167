import Foundation

/// Why an address leads to no route. The descriptions are for a person.
public enum DeepLinkError: Error, Equatable, Sendable, LocalizedError {
  /// The address has another scheme or host than the app's links.
  case foreign(String)

  /// No pattern fits the path.
  case unknownPath(String)

  /// A pattern fits, but what stands in the place of a parameter is not one of its values.
  case badValue(String)

  /// Something in the address is not the percent-encoding of text.
  case badEncoding(String)

  public var errorDescription: String? {
    switch self {
    case .foreign(let address): "“\(address)” is not a link of this app."
    case .unknownPath(let address): "“\(address)” leads nowhere in this app."
    case .badValue(let address): "“\(address)” has a part that cannot be what it is."
    case .badEncoding(let address): "“\(address)” is not spelled as an address has to be."
    }
  }
}
