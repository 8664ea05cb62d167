import Redux

/// Signs in by name and password.
public struct AuthenticatePassword: Action, Codable, Equatable, Sendable {
  public var username: String
  public var password: Secret

  public init(username: String, password: Secret) {
    self.username = username
    self.password = password
  }

  public init(username: String, password: String) {
    self.init(username: username, password: Secret(password))
  }
}

/// Signs in by Twitter, which is simulated.
public struct AuthenticateTwitter: Action, Codable, Equatable, Sendable {
  public init() {}
}

/// Signs in by Facebook, which is simulated.
public struct AuthenticateFacebook: Action, Codable, Equatable, Sendable {
  /// What asks: the name of a window, or `command line`.
  public var origin: String

  /// - Parameter origin: What asks, above which a real provider would show its own window.
  public init(from origin: String) {
    self.origin = origin
  }
}

/// Somebody is signed in.
public struct SetAccount: Action, Codable, Equatable, Sendable {
  public var account: Account

  public init(account: Account) {
    self.account = account
  }
}

/// A try to sign in has failed.
public struct SetAuthenticationError: Action, Codable, Equatable, Sendable {
  /// For the person who tried.
  public var message: String

  public init(message: String) {
    self.message = message
  }
}

/// Signs out. What is written about users stays with the account; the history goes.
public struct Logout: Action, Codable, Equatable, Sendable {
  public init() {}
}
