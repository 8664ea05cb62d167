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

  /// Answers the request with this number, counted from 0.
  func answer(_ number: Int, _ result: Result<[Movie], MovieStoreAPIError>) {
    promises[number](result)
  }
}
