import Foundation
import MoviesKit
import Testing

@Suite("errors of the movie store")
struct MovieStoreAPIErrorTests {
  private struct Other: Error {}

  @Test func keepWhatIsKnown() throws {
    guard case .urlError(let error) = MovieStoreAPIError(URLError(.timedOut)) else {
      return #expect(Bool(false))
    }
    #expect(error.code == .timedOut)
    guard case .responseError(404) = MovieStoreAPIError(MovieStoreAPIError.responseError(404))
    else { return #expect(Bool(false)) }
    guard case .genericError = MovieStoreAPIError(Other()) else { return #expect(Bool(false)) }
    #expect(throws: DecodingError.self) {
      do {
        _ = try JSONDecoder.movies().decode(Movie.self, from: Data("{}".utf8))
      } catch {
        guard case .decodingError(let kept) = MovieStoreAPIError(error) else { return }
        throw kept
      }
    }
  }

  @Test(arguments: [
    (MovieStoreAPIError.urlError(URLError(.notConnectedToInternet)), "Connect to the internet"),
    (.responseError(401), "Set TMDB_API_KEY"), (.responseError(500), "Wait a little"),
    (.responseError(404), "Check the base URL"), (.movieNotFound(7), "Choose another"),
    (.genericError, "try again"),
  ])
  func sayWhatToDo(error: MovieStoreAPIError, advice: String) {
    #expect(error.localizedDescription.contains(advice))
    #expect((error as any Error).localizedDescription == error.localizedDescription)
    #expect(error.id == error.localizedDescription)
  }
}
