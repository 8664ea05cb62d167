/// One of the service's lists of films. The raw value is its name on the wire.
public enum Endpoint: String, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case nowPlaying = "now_playing"
  case popular
  case upcoming
  case topRated = "top_rated"

  /// The list's title for people.
  public var description: String {
    switch self {
    case .nowPlaying: "Now Playing"
    case .popular: "Popular"
    case .upcoming: "Upcoming"
    case .topRated: "Top Rated"
    }
  }

  /// The list at a place among the four, as a picker or a stepper counts them; `nil` for an index
  /// outside 0…3.
  public init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  /// The list with a title.
  public init?(description: String) {
    guard let endpoint = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = endpoint
  }

  /// The list's place among the four.
  public var index: Int { Self.allCases.firstIndex(of: self)! }
}
