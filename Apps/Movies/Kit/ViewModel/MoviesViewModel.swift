import Combine

/// The films of the list that is chosen.
///
/// Setting ``indexEndpoint`` fetches the list again, also when the index stays the same. What is
/// under way for an earlier index is dropped, so that a late answer never replaces a newer one.
public final class MoviesViewModel: ObservableObject {
  // input
  /// Which of the four lists, as ``Endpoint/init(index:)`` counts them. Another index changes
  /// nothing.
  @Published public var indexEndpoint: Int = 2
  // output
  @Published public private(set) var movies = [Movie]()
  /// What went wrong with the last list that was asked for; `nil` when it has come. The films of
  /// the list before stay in ``movies``.
  @Published public var moviesError: MovieStoreAPIError?

  private let movieAPI: any MovieService
  private var cancellableSet: Set<AnyCancellable> = []

  /// A view model that fetches the list with the index 2 at once.
  public convenience init() {
    self.init(movieAPI: MovieStore.shared)
  }

  /// A view model that fetches the list `indexEndpoint` from `movieAPI` at once.
  public init(movieAPI: any MovieService, indexEndpoint: Int = 2) {
    self.movieAPI = movieAPI
    self.indexEndpoint = indexEndpoint
    $indexEndpoint
      .compactMap(Endpoint.init(index:))
      .map { endpoint in
        // An error must not end the chain: the next index is fetched all the same.
        movieAPI.fetchMovies(from: endpoint)
          .map { Result.success($0) }
          .catch { Just(Result.failure($0)) }
      }
      .switchToLatest()
      .sink { [weak self] in self?.receive($0) }
      .store(in: &cancellableSet)
  }

  /// Fetches the chosen list again.
  public func reload() {
    let index = indexEndpoint
    indexEndpoint = index
  }

  /// A view model of one of the films, which fetches its details at once.
  public func detail(of movie: Movie) -> MovieDetailViewModel {
    MovieDetailViewModel(movie: movie, movieAPI: movieAPI)
  }

  private func receive(_ answer: Result<[Movie], MovieStoreAPIError>) {
    switch answer {
    case .success(let movies):
      moviesError = nil
      self.movies = movies
    case .failure(let error):
      moviesError = error
    }
  }
}
