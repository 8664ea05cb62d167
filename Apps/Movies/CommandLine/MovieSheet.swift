import CommandLineKit
import Foundation
import MoviesKit

/// All that is known of one film, as text for a terminal.
enum MovieSheet {
  /// How many of the cast are named.
  static let castLimit = 12

  /// The text's lines in `width` columns.
  static func lines(_ movie: Movie, width: Int) -> [String] {
    let year = movie.releaseYear.map { " (\($0))" } ?? ""
    var blocks = [(movie.title + year).printable.wrapped(toWidth: width)]
    blocks.append(facts(movie, width: width))
    if !movie.overview.isEmpty { blocks.append(movie.overview.printable.wrapped(toWidth: width)) }
    blocks.append(cast(movie, width: width))
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private static func facts(_ movie: Movie, width: Int) -> [String] {
    let rating = MovieText.rating(of: movie)
    let votes = movie.voteCount.grouped
    let facts: [(String, String)] = [
      ("Original title", movie.originalTitle == movie.title ? "" : movie.originalTitle ?? ""),
      ("Rating", movie.voteCount == 0 ? "no votes yet" : "\(rating) of 10 (\(votes) votes)"),
      ("Runtime", movie.runtimeText ?? ""),
      ("Genres", movie.genresText ?? ""),
      ("Directed by", movie.directorsText ?? ""),
      ("Countries", (movie.productionCountries ?? []).map(\.name).joined(separator: ", ")),
    ]
    return FactList.lines(facts.filter { !$0.1.isEmpty }, width: width)
  }

  private static func cast(_ movie: Movie, width: Int) -> [String] {
    let cast = (movie.credits?.cast ?? []).prefix(castLimit)
    if cast.isEmpty { return [] }
    return ["Cast"] + FactList.lines(cast.map { ($0.name, $0.character ?? "") }, width: width)
  }
}
