import Combine
import Foundation
import MoviesKit
import RemoteAPI
import SwiftUICore
import XCTest

@testable import AppImages
@testable import MoviesImages
@testable import MoviesSwiftUI

/// The films' views, drawn into memory.
final class MoviesViewTests: XCTestCase {
  /// Answers with films of its own, or with an error; used on the main thread only.
  private final class Films: MovieService, @unchecked Sendable {
    var error: MovieStoreAPIError?
    var asked: [Endpoint] = []

    func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
      asked.append(endpoint)
      let answer: Result<[Movie], MovieStoreAPIError> =
        error.map { .failure($0) }
        ?? .success(
          (0..<30).map {
            Movie(
              id: endpoint.index * 100 + $0, title: "\(endpoint) \($0)", posterPath: "/\($0).jpg",
              overview: "overview", releaseDate: Date(timeIntervalSince1970: 0), voteAverage: 8.2)
          })
      return Future { $0(answer) }
    }

    var askedDetails: [Movie.ID] = []
    var detailError: MovieStoreAPIError?

    func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
      askedDetails.append(id)
      let movie = Movie(
        id: id, title: "Popular \(id % 100)", overview: "overview", voteAverage: 8.2,
        voteCount: 1_234, tagline: "A line.", runtime: 148, homepage: "https://example.com",
        genres: [MovieGenre(name: "Drama")],
        credits: MovieCreditResponse(
          cast: [MovieCast(name: "Cy")], crew: [MovieCrew(job: "Director", name: "Dee")]))
      let error = detailError
      return Future { $0(error.map { .failure($0) } ?? .success(movie)) }
    }
  }

  @MainActor
  private static func makeWindow(_ films: Films) -> (InMemoryWindow, MoviesViewModel) {
    let model = MoviesViewModel(movieAPI: films, indexEndpoint: 1)
    let window = InMemoryWindow(
      width: 400, height: 800, ContentView(moviesViewModel: model))
    return (window, model)
  }

  func testRowsShowTitleDateAndRating() {
    MainActor.assumeIsolated {
      let (window, _) = Self.makeWindow(Films())
      XCTAssertNotNil(window.text("Popular 0"))
      XCTAssertNotNil(window.text("82%"))
      XCTAssertTrue(window.texts.contains { $0.contains("1970") }, "\(window.texts)")
      XCTAssertNil(window.text("Popular 29"), "rows out of view are not made")
      window.close()
    }
  }

  func testTheStepperAndThePickerChooseTheList() throws {
    try MainActor.assumeIsolated {
      let films = Films()
      let (window, model) = Self.makeWindow(films)
      let stepper = try XCTUnwrap(window.elements("stepper").first)
      window.send(.increment, to: stepper)
      XCTAssertEqual(model.indexEndpoint, 2)
      XCTAssertNotNil(window.text("Upcoming 0"))
      let picker = try XCTUnwrap(window.elements("picker").first)
      window.send(.chose(0), to: picker)
      XCTAssertEqual(model.indexEndpoint, 0)
      XCTAssertNotNil(window.text("Now Playing 0"))
      XCTAssertEqual(films.asked, [.popular, .upcoming, .nowPlaying])
      window.close()
    }
  }

  func testAnErrorIsToldAndTriedAgain() {
    MainActor.assumeIsolated {
      let films = Films()
      films.error = .responseError(503)
      let (window, model) = Self.makeWindow(films)
      XCTAssertEqual(window.alert?.title, "Network error")
      XCTAssertEqual(window.alert?.buttons.map(\.title), ["Try Again", "Cancel"])
      films.error = nil
      window.chooseInAlert("Try Again")
      window.flush()
      XCTAssertNil(window.alert)
      XCTAssertNil(model.moviesError)
      XCTAssertNotNil(window.text("Popular 0"))
      window.close()
    }
  }

  func testACancelledAlertGoes() {
    MainActor.assumeIsolated {
      let films = Films()
      films.error = .genericError
      let (window, model) = Self.makeWindow(films)
      window.chooseInAlert("Cancel")
      window.flush()
      XCTAssertNil(window.alert)
      XCTAssertNil(model.moviesError)
      XCTAssertEqual(films.asked.count, 1)
      window.close()
    }
  }

  func testARowLeadsToThePageOfItsFilm() throws {
    try MainActor.assumeIsolated {
      let films = Films()
      let (window, _) = Self.makeWindow(films)
      XCTAssertEqual(films.askedDetails, [], "rows ask for no details")
      let link = try XCTUnwrap(
        window.all.first {
          if case .button(let button) = $0.properties.content {
            return button.title.contains("Popular 1")
          }
          return false
        })
      window.send(.activate, to: link)
      let page = try XCTUnwrap(window.elements("page").last)
      guard case .page(let properties) = page.properties.content else { return }
      XCTAssertEqual(properties.title, "Popular 1")
      XCTAssertTrue(properties.hasBack)
      XCTAssertEqual(films.askedDetails, [101])
      for text in ["A line.", "2 h 28 min", "Drama", "1,234 votes", "Dee", "Cy"] {
        XCTAssertNotNil(window.text(text), "\(text) in \(window.texts)")
      }
      XCTAssertNotNil(window.button("Web Site"))
      window.close()
    }
  }

  func testDetailsThatDoNotComeCanBeAskedForAgain() {
    MainActor.assumeIsolated {
      let films = Films()
      films.detailError = .responseError(503)
      let movie = Movie(id: 101, title: "Popular 1", overview: "what the list has")
      let window = InMemoryWindow(
        width: 400, height: 800,
        MovieDetail(MovieDetailViewModel(movie: movie, movieAPI: films)))
      XCTAssertNotNil(window.text("what the list has"))
      XCTAssertTrue(window.texts.contains { $0.contains("status 503") }, "\(window.texts)")
      films.detailError = nil
      window.tap("Try Again")
      window.flush()
      XCTAssertNotNil(window.text("2 h 28 min"))
      XCTAssertNil(window.button("Try Again"))
      XCTAssertEqual(films.askedDetails, [101, 101])
      window.close()
    }
  }

  func testAPosterIsFetchedWhileItsRowIsInView() throws {
    try MainActor.assumeIsolated {
      // The server does not answer, so that requests under way can be counted.
      let session = SampleTransport.makeSession(routes: [
        SampleRoute(path: "/*") { _ in SampleResponse(body: Data("x".utf8)).delayed(by: 3600) }
      ])
      let service = ImageService(session: session)
      let loaders = ImageLoaderCache(service: service)
      let paths = (0..<100).map { "/\($0).jpg" }
      let window = InMemoryWindow(
        width: 400, height: 600,
        List(paths, id: \.self) { path in
          MoviePosterImage(imageLoader: loaders.loaderFor(path: path, size: .small))
        })
      XCTAssertTrue((3...6).contains(service.runningCount), "\(service.runningCount)")
      let list = try XCTUnwrap(window.elements("list").first)
      list.scrollOffset = 2000
      window.flush()
      XCTAssertTrue((3...8).contains(service.runningCount), "\(service.runningCount)")
      window.close()
      XCTAssertEqual(service.runningCount, 0)
    }
  }

  func testAPosterThatHasComeIsShownAtOnceTheNextTime() {
    MainActor.assumeIsolated {
      let service = ImageService(session: PosterSession.shared)
      let loader = ImageLoader(path: "/27205.jpg", size: .small, service: service)
      let window = InMemoryWindow(MoviePosterImage(imageLoader: loader))
      let deadline = Date(timeIntervalSinceNow: 10)
      while loader.image == nil, Date() < deadline {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      }
      let image = loader.image
      XCTAssertEqual(image?.size.width, 154)
      window.flush()
      XCTAssertEqual(window.elements("image").count, 1)
      window.close()
      XCTAssertNil(loader.image, "who is not shown holds no picture")

      let other = ImageLoader(path: "/27205.jpg", size: .small, service: service)
      let second = InMemoryWindow(MoviePosterImage(imageLoader: other))
      XCTAssertEqual(service.runningCount, 0)
      XCTAssertTrue(other.image === image)
      XCTAssertEqual(second.elements("image").count, 1)
      second.close()
    }
  }
}
