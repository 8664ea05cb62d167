import Foundation

extension Movie {
  /// The length in hours and minutes, if it is known.
  public var runtimeText: String? {
    guard let runtime, runtime > 0 else { return nil }
    let (hours, rest) = runtime.quotientAndRemainder(dividingBy: 60)
    return [(hours, "h"), (rest, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: " ")
  }

  /// The names of the genres, if any is known.
  public var genresText: String? { Self.list(genres?.map(\.name) ?? []) }

  /// The names of the directors, if any is known.
  public var directorsText: String? { Self.list(credits?.directors ?? []) }

  /// The names of the leading players, if any is known.
  public var castText: String? { Self.list(credits?.cast.prefix(6).map(\.name) ?? []) }

  /// How many have voted, in words.
  public var votesText: String {
    voteCount == 0 ? "No votes yet" : "\(voteCount.formatted()) votes"
  }

  /// The film's own site, if there is one that a browser can open.
  public var homepageURL: URL? {
    guard let url = homepage.flatMap({ URL(string: $0) }), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else { return nil }
    return url
  }

  private static func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
