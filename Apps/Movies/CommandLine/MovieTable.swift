import CommandLineKit
import Foundation
import MoviesKit

/// Films as a table for a terminal.
enum MovieTable {
  /// The table's lines in `width` columns, or in as many as it takes.
  static func lines(_ movies: [Movie], width: Int?) -> [String] {
    let columns: [Table.Column] = [
      .init("ID", alignment: .trailing), .init("Title", minimumWidth: 8), .init("Year"),
      .init("Rating", alignment: .trailing), .init("Votes", alignment: .trailing),
    ]
    let rows = movies.map { movie in
      [
        String(movie.id), movie.title, movie.releaseYear.map { String($0) } ?? "–",
        MovieText.rating(of: movie), movie.voteCount.grouped,
      ]
    }
    return Table(columns: columns, rows: rows).lines(width: width)
  }
}
