import Foundation
import Redux

/// The places of the app.
public enum AppRoute: Codable, Hashable, Sendable {
  case signIn
  case user(User.ID)
  /// The form for what is written about a user.
  case profile(User.ID)
}

extension AppRoute {
  /// The user whom the place is about.
  public var user: User.ID? {
    switch self {
    case .signIn: nil
    case .user(let id), .profile(let id): id
    }
  }

  /// The links into the app, such as `users://users/octocat`.
  public static let links = DeepLinks<AppRoute>(
    scheme: "users",
    [
      DeepLink("/sign-in", to: .signIn),
      DeepLink("/users/:id") {
        $0["id"].map { .user(User.id(of: $0)) }
      } parameters: {
        if case .user(let id) = $0 { ["id": id] } else { nil }
      },
      DeepLink("/users/:id/profile") {
        $0["id"].map { .profile(User.id(of: $0)) }
      } parameters: {
        if case .profile(let id) = $0 { ["id": id] } else { nil }
      },
    ])
}
