import Foundation
import MoviesKit

/// Facts of films in words.
enum MovieTexts {
  /// The day of the release and the rating, as far as they are known.
  static func facts(_ movie: Movie) -> String {
    let day = movie.releaseYear == nil ? nil : formatter.string(from: movie.releaseDate)
    let rating = movie.voteCount > 0 ? "★ \(movie.voteAveragePercentText)" : nil
    return [day, rating].compactMap { $0 }.joined(separator: "   ")
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()
}
