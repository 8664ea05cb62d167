import Foundation
import MoviesKit

/// Parts of a film as text.
enum MovieText {
  /// The rating with one decimal; a dash while nobody has voted.
  static func rating(of movie: Movie) -> String {
    movie.voteCount == 0 ? "–" : String(format: "%.1f", movie.voteAverage)
  }
}
