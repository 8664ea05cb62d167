/// An alert as a value: what it says and which answers it offers.
///
/// The answer is an action, ``NavigationAction/answer(alert:choice:)``, which reducers and middleware
/// see like any other.
public struct RouteAlert: Codable, Hashable, Sendable, Identifiable {
  /// One of the answers.
  public struct Choice: Codable, Hashable, Sendable, Identifiable {
    /// What a choice does.
    public enum Role: String, Codable, Hashable, Sendable {
      case normal
      /// Leaves all as it was.
      case cancel
      /// Deletes something.
      case destructive
    }

    public var id: String
    public var title: String
    public var role: Role

    /// - Parameter id: What names the choice in the answer; its title if `nil`.
    public init(_ title: String, id: String? = nil, role: Role = .normal) {
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// What tells the alert from others. Two alerts of one state never have the same.
  public var id: String
  public var title: String
  public var message: String
  /// The answers, in order.
  public var choices: [Choice]

  /// - Parameter id: What tells the alert from others; its title if `nil`.
  public init(
    _ title: String, id: String? = nil, message: String = "",
    choices: [Choice] = [Choice("OK", role: .cancel)]
  ) {
    self.id = id ?? title
    self.title = title
    self.message = message
    self.choices = choices
  }
}
