import SwiftUI

struct ContentView: View {
  @ObservedObject var moviesViewModel = MoviesViewModel()

  var body: some View {
    NavigationView {
      VStack {
        Stepper("Enter your index", value: $moviesViewModel.indexEndpoint, in: 0...3)
          .padding([.leading, .trailing, .top])
        Picker("", selection: $moviesViewModel.indexEndpoint) {
          Text("nowPlaying").tag(0)
          Text("popular").tag(1)
          Text("upcoming").tag(2)
          Text("topRated").tag(3)
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding([.leading, .trailing])
        MoviesList(movies: moviesViewModel.movies)
      }
      .navigationBarTitle(Text("Movies"), displayMode: .inline)
      .alert(item: self.$moviesViewModel.moviesError) { error in
        Alert(
          title: Text("Network error"),
          message: Text(error.localizedDescription).font(.subheadline),
          primaryButton: .default(Text("OK")) { self.moviesViewModel.indexEndpoint = 0 },
          secondaryButton: .cancel()
        )
      }
    }
  }
}

struct MoviesList: View {
  var movies: [Movie]

  var body: some View {
    List {
      ForEach(movies) { movie in
        NavigationLink(destination: MovieDetail(movie: movie)) {
          MovieRow(movie: movie)
        }
      }
    }
  }
}

struct MovieRow: View {
  let movie: Movie

  var body: some View {
    HStack {
      MoviePosterImage(
        imageLoader: ImageLoaderCache.shared.loaderFor(
          path: movie.posterPath, size: .small),
        posterSize: .medium)
      VStack(alignment: .leading) {
        Text(movie.title).font(.title).lineLimit(2)
        Text(movie.overview)
          .foregroundColor(.secondary)
          .lineLimit(3)
          .truncationMode(.tail)
        HStack {
          PopularityBadge(score: Int(movie.voteAverage * 10))
          Text(formatter.string(from: movie.releaseDate))
            .font(.subheadline)
            .foregroundColor(.primary)
            .lineLimit(1)
        }
      }
      .padding(.leading, 8)
    }
    .padding([.top, .bottom], 8)
  }
}

struct MovieDetail: View {
  let movie: Movie

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        MoviePosterImage(
          imageLoader: ImageLoaderCache.shared.loaderFor(
            path: movie.posterPath, size: .medium),
          posterSize: .medium)
        Text(movie.title).font(.headline)
        Text("\(movie.voteCount) votes")
        Text(movie.overview).font(.body)
      }
      .padding()
    }
    .navigationBarTitle(Text(movie.title), displayMode: .large)
  }
}

private let formatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .medium
  return formatter
}()
