import Foundation
import MoviesKit

/// Parts of a film as text.
enum MovieText {
  /// The rating with one decimal; a dash while nobody has voted.
  static func rating(of movie: Movie) -> String {
    movie.voteCount == 0 ? "–" : String(format: "%.1f", movie.voteAverage)
  }

  /// A number with a comma between each three digits.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  /// A length in hours and minutes.
  static func length(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return [(hours, "h"), (rest, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: " ")
  }
}
