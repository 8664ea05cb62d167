import Combine
import CombineTesting
import Foundation
import RemoteAPI
import XCTest

@testable import MoviesKit

final class MovieStoreTests: XCTestCase {
  /// A store that gets the same answer to everything, and the URLs it asked for.
  private func store(
    _ response: SampleResponse, baseURL: String = MovieStore.serviceURL, key: String? = "key"
  ) -> (MovieStore, URLLog) {
    let log = URLLog()
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "*") { request in
        log.append(request.url)
        return response
      }
    ])
    return (MovieStore(session: session, baseURL: baseURL, apiKey: key), log)
  }

  private let page = SampleResponse.json(
    Data(
      #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":1,"title":"T"}]}"#.utf8))

  func testAsksForTheEndpointWithTheKey() {
    let (store, log) = store(page)
    let answer = store.fetchMovies(from: .topRated).recordedOnMainRunLoop()
    XCTAssertEqual(answer.values, [[Movie(id: 1, title: "T")]])
    XCTAssertNil(answer.failure)
    XCTAssertEqual(log.urls, ["https://api.themoviedb.org/3/movie/top_rated?api_key=key"])
  }

  func testDeliversOnTheMainThread() {
    let (store, _) = store(page)
    let onMain = store.fetchMovies(from: .popular).map { _ in Thread.isMainThread }
      .recordedOnMainRunLoop()
    XCTAssertEqual(onMain.values, [true])
  }

  func testKeepsItsPromiseOnceAndReplaysIt() {
    let (store, log) = store(page)
    let future = store.fetchMovies(from: .popular)
    let first = future.recordedOnMainRunLoop().values
    let second = future.recordedOnMainRunLoop().values
    XCTAssertTrue(first == second && first.count == 1)
    XCTAssertEqual(log.urls.count, 1)
  }

  func testAStatusOutsideTheTwoHundredsIsAResponseError() {
    for status in [199, 300, 401, 404, 500] {
      let (store, _) = store(SampleResponse(status: status))
      guard
        case .responseError(status) = store.fetchMovies(from: .popular).recordedOnMainRunLoop()
          .failure
      else {
        XCTFail("\(status)")
        continue
      }
    }
  }

  func testAnAnswerThatIsNotJSONIsADecodingError() {
    let (store, _) = store(SampleResponse(body: Data("<html>".utf8)))
    guard case .decodingError = store.fetchMovies(from: .popular).recordedOnMainRunLoop().failure
    else {
      XCTFail("no decoding error")
      return
    }
  }

  func testAnAddressThatIsNoneIsAURLError() {
    let store = MovieStore(session: .shared, baseURL: "not an address", apiKey: nil)
    guard case .urlError = store.fetchMovies(from: .popular).recordedOnMainRunLoop().failure else {
      XCTFail("no URL error")
      return
    }
  }

  func testTheLightFormHasNoFilmsWhenAnythingGoesWrong() {
    for response in [SampleResponse(status: 500), SampleResponse(body: Data("[".utf8))] {
      let (store, _) = store(response)
      XCTAssertEqual(store.fetchMoviesLight(from: .popular).recordedOnMainRunLoop().values, [[]])
    }
    let (store, _) = store(page)
    XCTAssertEqual(
      store.fetchMoviesLight(from: .popular).recordedOnMainRunLoop().values,
      [[Movie(id: 1, title: "T")]])
  }

  func testAsksForDetailsWithCredits() {
    let (store, log) = store(.json(Data(#"{"id":7,"title":"T"}"#.utf8)), key: nil)
    XCTAssertEqual(
      store.fetchMovie(id: 7).recordedOnMainRunLoop().values, [Movie(id: 7, title: "T")])
    XCTAssertEqual(
      log.urls, ["https://api.themoviedb.org/3/movie/7?append_to_response=credits"])
  }

  func testLetsGoOfARequestThatIsDone() {
    let bag = RequestBag()
    var done: (() -> Void)?
    bag.keep { finish in
      done = finish
      return AnyCancellable {}
    }
    bag.keep { finish in
      finish()
      return AnyCancellable {}
    }
    XCTAssertEqual(bag.count, 1)
    done?()
    XCTAssertEqual(bag.count, 0)
  }

  func testCancelsWhatIsUnderWayWhenItGoes() {
    var cancelled = 0
    do {
      let bag = RequestBag()
      bag.keep { _ in AnyCancellable { cancelled += 1 } }
      XCTAssertEqual(cancelled, 0)
    }
    XCTAssertEqual(cancelled, 1)
  }
}

/// The URLs that were asked for.
///
/// `@unchecked Sendable`: `lock` guards `log`.
final class URLLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [String] = []

  var urls: [String] { lock.withLock { log } }

  func append(_ url: URL?) {
    lock.withLock { log.append(url?.absoluteString ?? "") }
  }
}
