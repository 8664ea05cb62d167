/// A genre, such as comedy.
public struct MovieGenre: Codable, Hashable, Sendable {
  public let id: Int?
  public let name: String

  public init(id: Int? = nil, name: String) {
    self.id = id
    self.name = name
  }
}
