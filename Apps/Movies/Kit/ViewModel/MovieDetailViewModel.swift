import Combine

/// All that the service tells of one film.
///
/// The details are fetched when the model is made. What is known from a list is there before they
/// come, and stays when they do not.
public final class MovieDetailViewModel: ObservableObject {
  // output
  /// The film: as it stood in a list until its details have come.
  @Published public private(set) var movie: Movie
  /// Whether the details are being fetched.
  @Published public private(set) var isLoading = false
  /// What went wrong with the details; `nil` while they are fetched and when they have come.
  @Published public private(set) var movieError: MovieStoreAPIError?

  // input
  private let requests = PassthroughSubject<Void, Never>()
  private var cancellableSet: Set<AnyCancellable> = []

  /// A view model that fetches the details of `movie` from `movieAPI` at once.
  public init(movie: Movie, movieAPI: any MovieService = MovieStore.shared) {
    self.movie = movie
    requests
      .map {
        // An error must not end the chain: the details are fetched again all the same.
        movieAPI.fetchMovie(id: movie.id)
          .map { Result.success($0) }
          .catch { Just(Result.failure($0)) }
      }
      .switchToLatest()
      .sink { [weak self] in self?.receive($0) }
      .store(in: &cancellableSet)
    reload()
  }

  /// Fetches the details again.
  public func reload() {
    isLoading = true
    movieError = nil
    requests.send()
  }

  private func receive(_ answer: Result<Movie, MovieStoreAPIError>) {
    isLoading = false
    switch answer {
    case .success(let movie): self.movie = movie
    case .failure(let error): movieError = error
    }
  }
}
