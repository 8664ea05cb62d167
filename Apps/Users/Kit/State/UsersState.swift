/// The users that were fetched, and what is written about them.
public struct UsersState: Codable, Equatable, Sendable {
  /// Why a user did not come.
  public struct Failure: Codable, Equatable, Sendable {
    public var user: User.ID
    /// For the person who asked.
    public var message: String

    public init(user: User.ID, message: String) {
      self.user = user
      self.message = message
    }
  }

  public var users: [User.ID: User]
  /// The users who are being fetched.
  public var fetching: Set<User.ID>
  /// What went wrong last; nothing once something goes well.
  public var error: Failure?
  /// What each account has written, by user.
  public var profiles: [Account.ID: [User.ID: LocalProfile]]

  public init(
    users: [User.ID: User] = [:], fetching: Set<User.ID> = [], error: Failure? = nil,
    profiles: [Account.ID: [User.ID: LocalProfile]] = [:]
  ) {
    self.users = users
    self.fetching = fetching
    self.error = error
    self.profiles = profiles
  }
}
