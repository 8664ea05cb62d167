import Foundation
import MoviesKit
import Testing

@Suite("films in words")
struct MovieTextsTests {
  @Test(arguments: [
    (nil, nil), (0, nil), (-5, nil), (59, "59 min"), (60, "1 h"), (148, "2 h 28 min"),
  ])
  func theLength(minutes: Int?, text: String?) {
    #expect(Movie(id: 1, title: "T", runtime: minutes).runtimeText == text)
  }

  @Test func namesThatAreThere() {
    let movie = Movie(
      id: 1, title: "T", genres: [MovieGenre(name: "Drama"), MovieGenre(name: "War")],
      credits: MovieCreditResponse(
        cast: (1...9).map { MovieCast(name: "Player \($0)") },
        crew: [
          MovieCrew(job: "Director", name: "Ann"), MovieCrew(job: "Editor", name: "Bob"),
          MovieCrew(job: "Director", name: "Eve"),
        ]))
    #expect(movie.genresText == "Drama, War")
    #expect(movie.directorsText == "Ann, Eve")
    #expect(movie.castText == "Player 1, Player 2, Player 3, Player 4, Player 5, Player 6")
  }

  @Test func namesThatAreNot() {
    let movie = Movie(id: 1, title: "T", genres: [])
    #expect(movie.genresText == nil && movie.directorsText == nil && movie.castText == nil)
    #expect(movie.votesText == "No votes yet")
  }

  @Test(arguments: [
    (nil, false), ("", false), ("https://example.com/film", true), ("http://example.com", true),
    ("javascript:alert(1)", false), ("file:///etc/passwd", false), ("https://", false),
    ("not an address", false),
  ])
  func onlyWhatABrowserOpensIsASite(text: String?, isSite: Bool) {
    #expect((Movie(id: 1, title: "T", homepage: text).homepageURL != nil) == isSite)
  }
}
