import Combine
import Foundation
import MoviesKit

/// A service with films of the check's making.
final class FilmService: MovieService {
  var films: [Movie]

  init(_ films: [Movie]) {
    self.films = films
  }

  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    let films = films
    return Future { $0(.success(films)) }
  }

  func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
    let film = films.first { $0.id == id }
    return Future { $0(film.map { .success($0) } ?? .failure(.movieNotFound(id))) }
  }
}

enum Films {
  /// So many films with the facts of the samples, each with a poster of its own.
  @MainActor
  static func make(_ count: Int) -> [Movie] {
    var samples: [Movie] = []
    let store = MovieStore.sample()
    let loading = store.fetchMovies(from: .popular)
      .sink(receiveCompletion: { _ in }, receiveValue: { samples = $0 })
    pump { !samples.isEmpty }
    withExtendedLifetime((store, loading)) {}
    precondition(!samples.isEmpty, "the sample service does not answer")
    return (0..<count).map { make($0, like: samples[$0 % samples.count]) }
  }

  /// Another film with the same facts, as a service that is asked again gives it.
  static func copy(_ film: Movie) -> Movie {
    func copy(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }
    return Movie(
      id: film.id, title: copy(film.title), posterPath: film.posterPath.map(copy),
      overview: copy(film.overview), releaseDate: film.releaseDate, voteAverage: film.voteAverage,
      voteCount: film.voteCount)
  }

  static func make(_ number: Int, like film: Movie) -> Movie {
    Movie(
      id: number + 1, title: "\(number + 1) \(film.title)",
      posterPath: film.posterPath.map { "/\(number)\($0)" }, overview: film.overview,
      releaseDate: film.releaseDate, voteAverage: film.voteAverage, voteCount: film.voteCount)
  }
}
