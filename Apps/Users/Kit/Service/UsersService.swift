import Combine

/// Something that knows users.
public protocol UsersService: Sendable {
  /// The user with a login; fails with ``UsersAPIError/userNotFound(_:)`` if there is none.
  func user(_ login: String) -> AnyPublisher<User, UsersAPIError>
}
