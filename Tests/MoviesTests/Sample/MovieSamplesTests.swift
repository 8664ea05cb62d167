import Combine
import CombineTesting
import Foundation
import XCTest

@testable import MoviesKit

final class MovieSamplesTests: XCTestCase {
  private let store = MovieStore.sample()

  func testEveryListHasSeveralPages() throws {
    for endpoint in Endpoint.allCases { try checkPages(of: endpoint) }
  }

  private func checkPages(of endpoint: Endpoint) throws {
    let answer = store.fetchAllPages(of: endpoint).recordedOnMainRunLoop()
    let first = try XCTUnwrap(answer.values.first)

    XCTAssertNil(answer.failure)
    XCTAssertTrue(first.totalPages > 1)
    XCTAssertEqual(answer.values.map(\.page), Array(1...first.totalPages))
    XCTAssertTrue(answer.values.dropLast().allSatisfy { $0.results.count == MovieSamples.pageSize })
    let ids = answer.values.flatMap(\.results).map(\.id)
    XCTAssertTrue(ids.count == first.totalResults && Set(ids).count == ids.count)
  }

  func testEveryFilmOfTheListsHasDetails() throws {
    let lists = store.fetchAllPages(of: .popular).recordedOnMainRunLoop().values.flatMap(\.results)
    for summary in lists {
      let movie = try XCTUnwrap(
        store.fetchMovie(id: summary.id).recordedOnMainRunLoop().values.first)
      XCTAssertTrue(movie.title == summary.title && movie.overview == summary.overview)
      XCTAssertTrue(movie.releaseYear != nil && (movie.runtime ?? 0) > 0, "\(movie.title)")
      XCTAssertEqual(movie.genres?.compactMap(\.id), summary.genreIds, "\(movie.title)")
      XCTAssertEqual(movie.credits?.cast.isEmpty, false, "\(movie.title)")
      XCTAssertEqual(movie.credits?.directors.isEmpty, false, "\(movie.title)")
      XCTAssertTrue(summary.credits == nil && summary.runtime == nil)
    }
  }

  func testAFilmThatIsNotThereIsNotFound() {
    guard case .movieNotFound(1) = store.fetchMovie(id: 1).recordedOnMainRunLoop().failure else {
      XCTFail("no error")
      return
    }
  }

  func testAPageThatIsNoneIsRefused() {
    guard
      case .responseError(400) = store.fetchPage(0, of: .popular).recordedOnMainRunLoop().failure
    else {
      XCTFail("no error")
      return
    }
  }

  func testTheSharedStoreNeedsNoKey() {
    for key in [nil, ""] {
      let store = MovieStore.fitting(key: key)
      let movies = store.fetchMovies(from: .nowPlaying).recordedOnMainRunLoop().values.first
      XCTAssertEqual(movies?.count, 20)
    }
  }

  func testEveryPosterIsThereInEverySize() throws {
    let session = PosterSession.fitting(key: nil)
    let films = store.fetchAllPages(of: .popular).recordedOnMainRunLoop().values.flatMap(\.results)
    let posters = films.compactMap(\.posterPath)
    XCTAssertTrue(posters.count > 40)
    for (index, path) in posters.enumerated() {
      let size = index.isMultiple(of: 2) ? "w154" : "w500"
      let url = try XCTUnwrap(URL(string: "https://image.tmdb.org/t/p/\(size)\(path)"))
      let answer = session.dataTaskPublisher(for: url).receive(on: RunLoop.main)
        .recordedOnMainRunLoop().values.first
      XCTAssertEqual((answer?.response as? HTTPURLResponse)?.statusCode, 200, path)
      XCTAssertEqual(answer?.data.prefix(3), Data([0xFF, 0xD8, 0xFF]), "\(path) is no JPEG")
    }
  }

  func testAPosterThatIsNotThereIsNotFound() throws {
    let url = try XCTUnwrap(URL(string: "https://image.tmdb.org/t/p/w154/1.jpg"))
    let answer = MovieSamples.session.dataTaskPublisher(for: url).receive(on: RunLoop.main)
      .recordedOnMainRunLoop().values.first
    XCTAssertEqual((answer?.response as? HTTPURLResponse)?.statusCode, 404)
  }
}
