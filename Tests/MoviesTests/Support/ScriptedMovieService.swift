import Combine
import MoviesKit

/// A service whose answers come when the test gives them, in any order.
final class ScriptedMovieService: MovieService {
  private(set) var asked: [Endpoint] = []
  private var promises: [Future<[Movie], MovieStoreAPIError>.Promise] = []

  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    asked.append(endpoint)
    return Future { self.promises.append($0) }
  }

  private(set) var askedDetails: [Movie.ID] = []
  private var detailPromises: [Future<Movie, MovieStoreAPIError>.Promise] = []

  func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
    askedDetails.append(id)
    return Future { self.detailPromises.append($0) }
  }

  /// Answers the request for details with this number, counted from 0.
  func answerDetail(_ number: Int, _ result: Result<Movie, MovieStoreAPIError>) {
    detailPromises[number](result)
  }

  /// Answers the request with this number, counted from 0.
  func answer(_ number: Int, _ result: Result<[Movie], MovieStoreAPIError>) {
    promises[number](result)
  }
}
