import MoviesKit
import Testing

@Suite("endpoints")
struct EndpointTests {
  @Test func haveTheNamesOfTheService() {
    #expect(
      Endpoint.allCases.map(\.rawValue) == ["now_playing", "popular", "upcoming", "top_rated"])
  }

  @Test func haveTitles() {
    #expect(
      Endpoint.allCases.map(\.description) == ["Now Playing", "Popular", "Upcoming", "Top Rated"])
    #expect(Endpoint(description: "Top Rated") == .topRated)
    #expect(Endpoint(description: "top_rated") == nil)
  }

  @Test func areCounted() {
    #expect((0...3).map { Endpoint(index: $0) } == Endpoint.allCases)
    #expect(Endpoint(index: 4) == nil && Endpoint(index: -1) == nil)
    #expect(Endpoint.allCases.map(\.index) == [0, 1, 2, 3])
  }
}
