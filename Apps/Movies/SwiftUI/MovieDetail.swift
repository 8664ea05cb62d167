import MoviesImages
import MoviesKit
import SwiftUI

/// All that is known of a film.
struct MovieDetail: View {
  @StateObject private var model: MovieDetailViewModel

  /// A page that makes its model when it appears.
  init(_ model: @autoclosure @escaping () -> MovieDetailViewModel) {
    _model = StateObject(wrappedValue: model())
  }

  private var movie: Movie { model.movie }

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
          heading
          Spacer(minLength: 0)
        }
        Divider()
        progress
        Text(movie.overview)
        MovieFacts(movie: movie)
      }
      .padding()
    }
    .navigationBarTitle(movie.title)
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(movie.title)
        .font(.title)
        .bold()
        .accessibilityAddTraits(.isHeader)
      if let tagline = movie.tagline, !tagline.isEmpty {
        Text(verbatim: tagline)
          .italic()
          .foregroundColor(.secondary)
      }
      if let line = [movie.releaseYear.map { String($0) }, movie.runtimeText].joined {
        Text(verbatim: line)
          .font(.headline)
          .foregroundColor(.secondary)
      }
      if let genres = movie.genresText {
        Text(verbatim: genres)
          .foregroundColor(.secondary)
      }
      HStack(spacing: 8) {
        PopularityBadge(score: Int(movie.voteAverage * 10))
        Text(verbatim: movie.votesText)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
    }
  }

  /// What there is to say about the fetching of the details, if anything.
  @ViewBuilder private var progress: some View {
    if model.isLoading {
      HStack(spacing: 10) {
        ProgressView()
        Text("Fetching the details…")
          .foregroundColor(.secondary)
      }
    } else if let error = model.movieError {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: error.localizedDescription)
          .foregroundColor(.red)
        Button("Try Again") { model.reload() }
          .buttonStyle(.bordered)
      }
    }
  }
}

/// Who made a film, and where more is to be read.
private struct MovieFacts: View {
  let movie: Movie

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let directors = movie.directorsText { fact("Directed by", directors) }
      if let cast = movie.castText { fact("With", cast) }
      if let url = movie.homepageURL {
        Button("Web Site") { UIApplication.shared.open(url) }
          .buttonStyle(.bordered)
          .help(url.absoluteString)
      }
    }
  }

  private func fact(_ name: LocalizedStringKey, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name)
        .font(.footnote)
        .foregroundColor(.secondary)
      Text(verbatim: text)
    }
  }
}

extension [String?] {
  /// The texts that are there with a dot between them; `nil` if there is none.
  fileprivate var joined: String? {
    let texts = compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
