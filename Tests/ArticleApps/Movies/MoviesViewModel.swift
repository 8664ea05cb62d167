import Combine
import Foundation

final class MoviesViewModel: ObservableObject {
  private var movieAPI = MovieStore.shared
  // input
  @Published var indexEndpoint: Int = 2
  // output
  @Published var movies = [Movie]()
  @Published var moviesError: MovieStoreAPIError?

  private var cancellableSet: Set<AnyCancellable> = []

  init() {
    $indexEndpoint
      .setFailureType(to: MovieStoreAPIError.self)
      .flatMap { index -> AnyPublisher<[Movie], MovieStoreAPIError> in
        self.movieAPI.fetchMovies(from: Endpoint(index: index)!).eraseToAnyPublisher()
      }
      .sink(
        receiveCompletion: { [unowned self] completion in
          if case let .failure(error) = completion { self.moviesError = error }
        },
        receiveValue: { [unowned self] in self.movies = $0 }
      )
      .store(in: &cancellableSet)
  }
}

// The form without errors.
final class MoviesLightViewModel: ObservableObject {
  @Published var indexEndpoint: Int = 0
  @Published var movies = [Movie]()

  private var cancellableSet: Set<AnyCancellable> = []

  init() {
    $indexEndpoint
      .flatMap { MovieStore.shared.fetchMoviesLight(from: Endpoint(index: $0)!) }
      .assign(to: \.movies, on: self)
      .store(in: &cancellableSet)
  }

  deinit {
    for cancellable in cancellableSet { cancellable.cancel() }
  }
}
