import MoviesKit
import MoviesImages
import SwiftUI

/// What is known of a film.
struct MovieDetail: View {
  let movie: Movie

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .top, spacing: 16) {
          MoviePosterImage(
            imageLoader: ImageLoaderCache.shared.loaderFor(path: movie.posterPath, size: .medium),
            width: 160, height: 240
          )
          .accessibilityElement()
          .accessibilityLabel("Poster of \(movie.title)")
          .accessibilityAddTraits(.isImage)
          VStack(alignment: .leading, spacing: 12) {
            Text(movie.title)
              .font(.title)
              .bold()
              .accessibilityAddTraits(.isHeader)
            if let year = movie.releaseYear {
              Text(String(year))
                .font(.headline)
                .foregroundColor(.secondary)
            }
            PopularityBadge(score: Int(movie.voteAverage * 10))
            Text("\(movie.voteCount) ratings")
              .font(.subheadline)
              .foregroundColor(.secondary)
          }
          Spacer(minLength: 0)
        }
        Divider()
        Text(movie.overview)
      }
      .padding()
    }
    .navigationBarTitle(movie.title)
  }
}
