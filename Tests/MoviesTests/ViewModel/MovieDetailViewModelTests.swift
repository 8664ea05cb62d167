import Combine
import MoviesKit
import Testing

@Suite("detail view model")
struct MovieDetailViewModelTests {
  private let service = ScriptedMovieService()
  private let listed = Movie(id: 7, title: "Seven")
  private let detailed = Movie(id: 7, title: "Seven", runtime: 127)

  @Test func fetchesTheDetailsAtOnceAndShowsTheListsUntilThen() {
    let model = MovieDetailViewModel(movie: listed, movieAPI: service)
    #expect(service.askedDetails == [7])
    #expect(model.movie == listed && model.isLoading && model.movieError == nil)
    service.answerDetail(0, .success(detailed))
    #expect(model.movie == detailed && !model.isLoading && model.movieError == nil)
  }

  @Test func aFailureLeavesWhatTheListHasAndCanBeTriedAgain() {
    let model = MovieDetailViewModel(movie: listed, movieAPI: service)
    service.answerDetail(0, .failure(.movieNotFound(7)))
    #expect(model.movie == listed && !model.isLoading)
    guard case .movieNotFound(7) = model.movieError else { return #expect(Bool(false)) }
    model.reload()
    #expect(model.isLoading && model.movieError == nil)
    service.answerDetail(1, .success(detailed))
    #expect(model.movie == detailed && !model.isLoading)
    model.reload()
    service.answerDetail(2, .failure(.genericError))
    #expect(model.movie == detailed, "what has come stays")
  }

  @Test func anOlderAnswerNeverReplacesANewerOne() {
    let model = MovieDetailViewModel(movie: listed, movieAPI: service)
    model.reload()
    service.answerDetail(1, .success(detailed))
    service.answerDetail(0, .failure(.genericError))
    #expect(model.movie == detailed && model.movieError == nil)
  }

  @Test func announcesEachChange() {
    let model = MovieDetailViewModel(movie: listed, movieAPI: service)
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    service.answerDetail(0, .success(detailed))
    #expect(changes == 2, "the end of loading and the film")
    subscription.cancel()
  }

  @Test func isReleasedWhileTheDetailsAreUnderWay() {
    weak var released: MovieDetailViewModel?
    do {
      let model = MovieDetailViewModel(movie: listed, movieAPI: service)
      released = model
      #expect(model.isLoading)
    }
    #expect(released == nil)
    service.answerDetail(0, .success(detailed))
  }

  @Test func aListsModelMakesTheModelsOfItsFilms() {
    let model = MoviesViewModel(movieAPI: service).detail(of: listed)
    #expect(service.askedDetails == [7])
    #expect(model.movie == listed)
  }
}
