import Foundation
import MoviesKit

/// Parts of a film as text.
enum MovieText {
  /// The rating with one decimal; a dash while nobody has voted.
  static func rating(of movie: Movie) -> String {
    movie.voteCount == 0 ? "–" : String(format: "%.1f", movie.voteAverage)
  }

  /// A length in hours and minutes.
  static func length(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return [(hours, "h"), (rest, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: " ")
  }
}
