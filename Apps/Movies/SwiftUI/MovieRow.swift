import MoviesKit
import MoviesImages
import SwiftUI

/// A film in a list.
struct MovieRow: View {
  let movie: Movie

  var body: some View {
    HStack {
      MoviePosterImage(
        imageLoader: ImageLoaderCache.shared.loaderFor(path: movie.posterPath, size: .small)
      )
      .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 8) {
        Text(movie.title)
          .font(.title3)
          .fontWeight(.semibold)
          .lineLimit(2)
        HStack {
          PopularityBadge(score: Int(movie.voteAverage * 10))
          Text(releaseDate)
            .font(.subheadline)
            .foregroundColor(.secondary)
            .lineLimit(1)
        }
        Text(movie.overview)
          .foregroundColor(.secondary)
          .font(.subheadline)
          .lineLimit(3)
          .truncationMode(.tail)
      }
      .padding(.leading, 8)
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
    .accessibilityIdentifier("movie-\(movie.id)")
  }

  private var releaseDate: String {
    movie.releaseYear == nil ? "" : formatter.string(from: movie.releaseDate)
  }
}

private let formatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .medium
  return formatter
}()
