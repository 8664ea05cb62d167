/// Who is signed in.
public struct Account: Codable, Hashable, Identifiable, Sendable {
  /// What vouched for the person.
  public enum Provider: String, CaseIterable, Codable, Hashable, Sendable {
    case password
    case twitter
    case facebook

    /// The provider's name for people. The third parties are simulated and say so.
    public var title: String {
      switch self {
      case .password: "password"
      case .twitter: "Twitter (simulated)"
      case .facebook: "Facebook (simulated)"
      }
    }
  }

  public let username: String
  /// The name for people.
  public let name: String
  public let provider: Provider

  public init(username: String, name: String, provider: Provider) {
    self.username = username
    self.name = name
    self.provider = provider
  }

  public var id: String { "\(provider.rawValue):\(username)" }
}
