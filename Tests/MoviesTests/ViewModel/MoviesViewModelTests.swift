import Combine
import CombineTesting
import Foundation
import MoviesKit
import Testing

@Suite("movies view model")
struct MoviesViewModelTests {
  private let service = ScriptedMovieService()
  private let first = [Movie(id: 1, title: "First")]
  private let second = [Movie(id: 2, title: "Second")]

  @Test func fetchesTheChosenListAtOnce() {
    let model = MoviesViewModel(movieAPI: service)
    #expect(service.asked == [.upcoming])
    #expect(model.indexEndpoint == 2)
    #expect(model.movies.isEmpty)
    service.answer(0, .success(first))
    #expect(model.movies == first)
    #expect(model.moviesError == nil)
  }

  @Test func fetchesAgainWhenTheIndexChanges() {
    let model = MoviesViewModel(movieAPI: service, indexEndpoint: 0)
    model.indexEndpoint = 3
    model.indexEndpoint = 1
    #expect(service.asked == [.nowPlaying, .topRated, .popular])
  }

  @Test func anOlderAnswerNeverReplacesANewerOne() {
    let model = MoviesViewModel(movieAPI: service)
    model.indexEndpoint = 1
    service.answer(1, .success(second))
    service.answer(0, .success(first))
    #expect(model.movies == second)
  }

  @Test func anOlderAnswerIsNotShownWhileANewerOneIsAwaited() {
    let model = MoviesViewModel(movieAPI: service)
    model.indexEndpoint = 1
    service.answer(0, .success(first))
    #expect(model.movies.isEmpty)
    service.answer(1, .success(second))
    #expect(model.movies == second)
  }

  @Test func anOlderErrorIsNotShown() {
    let model = MoviesViewModel(movieAPI: service)
    model.indexEndpoint = 1
    service.answer(1, .success(second))
    service.answer(0, .failure(.genericError))
    #expect(model.movies == second)
    #expect(model.moviesError == nil)
  }

  @Test func answersThatTakeTheirTimeKeepTheOrderOfTheIndices() {
    let scheduler = VirtualScheduler()
    let delayed = DelayedMovieService(scheduler: scheduler, delays: [2: 3, 1: 2, 0: 4])
    let model = MoviesViewModel(movieAPI: delayed)
    scheduler.advance(by: 0.5)
    model.indexEndpoint = 1
    scheduler.advance(by: 1)
    model.indexEndpoint = 0
    scheduler.advance(by: 3.9)
    #expect(model.movies.isEmpty)
    scheduler.advance(by: 0.1)
    #expect(model.movies.map(\.title) == ["Now Playing"])
    scheduler.run()
    #expect(model.movies.map(\.title) == ["Now Playing"])
  }

  @Test func anErrorIsShownAndTheFilmsStay() {
    let model = MoviesViewModel(movieAPI: service)
    service.answer(0, .success(first))
    model.indexEndpoint = 1
    service.answer(1, .failure(.responseError(500)))
    guard case .responseError(500) = model.moviesError else {
      Issue.record("\(String(describing: model.moviesError))")
      return
    }
    #expect(model.movies == first)
  }

  @Test func theListIsFetchedAfterAnErrorToo() {
    let model = MoviesViewModel(movieAPI: service)
    service.answer(0, .failure(.genericError))
    model.reload()
    #expect(service.asked == [.upcoming, .upcoming])
    service.answer(1, .success(second))
    #expect(model.movies == second)
    #expect(model.moviesError == nil)
  }

  @Test func anIndexThatIsNoneChangesNothing() {
    let model = MoviesViewModel(movieAPI: service)
    model.indexEndpoint = 7
    model.indexEndpoint = -1
    service.answer(0, .success(first))
    #expect(service.asked == [.upcoming])
    #expect(model.movies == first)
  }

  @Test func announcesItsChanges() {
    let model = MoviesViewModel(movieAPI: service)
    var changes = 0
    let subscription = model.objectWillChange.sink { _ in changes += 1 }
    model.indexEndpoint = 1
    #expect(changes == 1)
    service.answer(1, .success(first))
    #expect(changes > 1)
    subscription.cancel()
  }

  @Test func isReleased() {
    weak var released: MoviesViewModel?
    do {
      let model = MoviesViewModel(movieAPI: service)
      released = model
      service.answer(0, .success(first))
      model.indexEndpoint = 1
    }
    #expect(released == nil)
    service.answer(1, .success(second))
  }
}

/// A service that answers with the endpoint's title after a virtual time that depends on its index.
private final class DelayedMovieService: MovieService {
  private let scheduler: VirtualScheduler
  private let delays: [Int: Int]

  init(scheduler: VirtualScheduler, delays: [Int: Int]) {
    self.scheduler = scheduler
    self.delays = delays
  }

  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    Future { [scheduler, delays] promise in
      let time = scheduler.now.advanced(by: .seconds(delays[endpoint.index] ?? 0))
      scheduler.schedule(after: time) {
        promise(.success([Movie(id: endpoint.index, title: endpoint.description)]))
      }
    }
  }

  func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
    Future { $0(.failure(.movieNotFound(id))) }
  }
}
