import Foundation

/// A user of GitHub, as its API describes one.
public struct User: Codable, Hashable, Identifiable, Sendable {
  /// The name under which the user is found, without regard to case.
  public let login: String
  /// The service's own number of the user.
  public let number: Int
  public let name: String?
  public let company: String?
  public let blog: String?
  public let location: String?
  public let email: String?
  public let bio: String?
  public let publicRepos: Int?
  public let followers: Int?
  public let following: Int?
  public let createdAt: Date?
  public let avatarUrl: String?
  public let htmlUrl: String?
  /// `User` or `Organization`.
  public let type: String?

  public init(
    login: String, number: Int, name: String? = nil, company: String? = nil, blog: String? = nil,
    location: String? = nil, email: String? = nil, bio: String? = nil, publicRepos: Int? = nil,
    followers: Int? = nil, following: Int? = nil, createdAt: Date? = nil, avatarUrl: String? = nil,
    htmlUrl: String? = nil, type: String? = nil
  ) {
    self.login = login
    self.number = number
    self.name = name
    self.company = company
    self.blog = blog
    self.location = location
    self.email = email
    self.bio = bio
    self.publicRepos = publicRepos
    self.followers = followers
    self.following = following
    self.createdAt = createdAt
    self.avatarUrl = avatarUrl
    self.htmlUrl = htmlUrl
    self.type = type
  }

  private enum CodingKeys: String, CodingKey {
    case login, name, company, blog, location, email, bio, publicRepos, followers, following
    case createdAt, avatarUrl, htmlUrl, type
    case number = "id"
  }

  public var id: String { Self.id(of: login) }

  /// The identifier of the user with this login: small letters.
  public static func id(of login: String) -> ID {
    login.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}

extension JSONDecoder {
  /// Reads what GitHub sends: snake case, and dates as ISO 8601 has them.
  public static func users() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension JSONEncoder {
  /// Writes what ``Foundation/JSONDecoder/users()`` reads.
  public static func users() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}
