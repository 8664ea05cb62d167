import Combine

/// Something that knows lists of films.
public protocol MovieService {
  /// The films of the first page of a list.
  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError>
}
