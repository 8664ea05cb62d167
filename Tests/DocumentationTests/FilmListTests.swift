import Combine
import CombineTesting
import RemoteAPI
import XCTest

/// XCTest: the list is delivered to on the main run loop, which only XCTest's waiting runs.
final class FilmListTests: XCTestCase {
  private func loadedList(answering body: String, status: Int = 200) -> FilmList {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/v1/films/recommended") { _ in .json(Data(body.utf8), status: status) }
    ])
    let service = APIService(baseURL: URL(string: "https://films.example/v1"))
    let list = FilmList()
    let changed = expectation(description: "the list changes")
    changed.assertForOverFulfill = false
    let cancellable = list.objectWillChange.sink { changed.fulfill() }
    list.load(from: service, by: NetworkService(session: session))
    wait(for: [changed], timeout: 10)
    cancellable.cancel()
    return list
  }

  func testShowsTheFilms() {
    let list = loadedList(answering: #"{"code":200,"data":[{"id":1,"title":"Alien"}]}"#)
    XCTAssertEqual(list.films.map(\.title), ["Alien"])
    XCTAssertNil(list.message)
  }

  func testSaysWhatIsWrong() {
    let list = loadedList(answering: "{}", status: 503)
    XCTAssertEqual(list.films.count, 0)
    XCTAssertEqual(list.message?.contains("503"), true)
  }
}
