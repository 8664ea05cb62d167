import Combine

/// Something that knows lists of films, and what there is to know of each.
public protocol MovieService {
  /// The films of the first page of a list.
  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError>

  /// A film with its details; fails with ``MovieStoreAPIError/movieNotFound(_:)`` if there is none
  /// with this identifier.
  func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError>
}
