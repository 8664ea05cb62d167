/// Who is signed in, and what became of the last try.
public struct AuthState: Codable, Equatable, Sendable {
  public var currentUser: Account?
  public var isAuthenticating: Bool
  /// Why the last try failed, for the person who made it.
  public var error: String?

  public init(currentUser: Account? = nil, isAuthenticating: Bool = false, error: String? = nil) {
    self.currentUser = currentUser
    self.isAuthenticating = isAuthenticating
    self.error = error
  }
}
