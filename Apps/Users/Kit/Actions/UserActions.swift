import Foundation
import Redux

/// Fetches a user: ``SetUser`` or ``SetUserError`` follows.
public struct FetchUser: Action, Codable, Equatable, Sendable {
  /// The user's login.
  public var user: String

  public init(user: String) {
    self.user = user
  }
}

/// A user has come.
public struct SetUser: Action, Codable, Equatable, Sendable {
  public var user: User

  public init(user: User) {
    self.user = user
  }
}

/// A user has not come.
public struct SetUserError: Action, Codable, Equatable, Sendable {
  /// The user's login.
  public var user: String
  /// For the person who asked.
  public var message: String

  public init(user: String, message: String) {
    self.user = user
    self.message = message
  }
}

/// Goes to a user. It can be undone.
public struct ShowUser: Action, Codable, Equatable, Sendable {
  /// The user's login.
  public var user: String
  public var date: Date

  public init(user: String, date: Date = Date()) {
    self.user = user
    self.date = date
  }
}

/// Replaces what the person who is signed in has written about a user. It can be undone. Nothing
/// happens while nobody is signed in.
public struct EditProfile: Action, Codable, Equatable, Sendable {
  /// The user's login.
  public var user: String
  public var profile: LocalProfile
  public var date: Date

  public init(user: String, profile: LocalProfile, date: Date = Date()) {
    self.user = user
    self.profile = profile
    self.date = date
  }
}

/// Takes back the last thing in the history that holds.
public struct Undo: Action, Codable, Equatable, Sendable {
  public init() {}
}

/// Does again what was undone last.
public struct Redo: Action, Codable, Equatable, Sendable {
  public init() {}
}
