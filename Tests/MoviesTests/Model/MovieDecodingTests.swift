import Foundation
import MoviesKit
import Testing

@Suite("films on the wire")
struct MovieDecodingTests {
  private func movie(_ json: String) throws -> Movie {
    try JSONDecoder.movies().decode(Movie.self, from: Data(json.utf8))
  }

  private func day(_ date: Date) -> DateComponents {
    Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
  }

  @Test func readsAFilmOfAList() throws {
    let movie = try movie(
      """
      {"adult":false,"backdrop_path":"/back.jpg","genre_ids":[28,878],"id":27205,
      "original_language":"en","original_title":"Inception","overview":"A thief.",
      "popularity":98.4,"poster_path":"/poster.jpg","release_date":"2010-07-16",
      "title":"Inception","video":false,"vote_average":8.369,"vote_count":37200,
      "added_later":{"anything":[1]}}
      """)
    #expect(movie.id == 27205 && movie.title == "Inception")
    #expect(movie.genreIds == [28, 878] && movie.genres == nil)
    #expect(movie.voteAverage == 8.369 && movie.voteCount == 37200)
    #expect(day(movie.releaseDate) == DateComponents(year: 2010, month: 7, day: 16))
    #expect(movie.releaseYear == 2010)
    #expect(movie.posterURL?.absoluteString == "https://image.tmdb.org/t/p/w500/poster.jpg")
    #expect(movie.backdropURL?.absoluteString == "https://image.tmdb.org/t/p/original/back.jpg")
  }

  @Test func readsTheDetails() throws {
    let movie = try movie(
      """
      {"id":1,"title":"T","runtime":125,"imdb_id":"tt0245429","budget":0,"homepage":"",
      "genres":[{"id":16,"name":"Animation"}],"tagline":"",
      "production_companies":[{"id":2,"logo_path":null,"name":"G","origin_country":"JP"}],
      "production_countries":[{"iso_3166_1":"JP","name":"Japan"}],
      "spoken_languages":[{"english_name":"Japanese","iso_639_1":"ja","name":"日本語"}],
      "videos":{"results":[{"id":"v","key":"a&b","name":"Trailer","site":"YouTube","size":1080,
      "type":"Trailer"}]},
      "credits":{"cast":[{"id":3,"name":"R","character":"C","order":0,"profile_path":null}],
      "crew":[{"id":4,"name":"M","job":"Director","department":"Directing"},
      {"id":5,"name":"J","job":"Original Music Composer","department":"Sound"}]}}
      """)
    #expect(movie.runtime == 125 && movie.imdbId == "tt0245429")
    #expect(movie.genres == [MovieGenre(id: 16, name: "Animation")])
    #expect(movie.productionCompanies?.first?.originCountry == "JP")
    #expect(movie.productionCountries?.map(\.name) == ["Japan"])
    #expect(movie.spokenLanguages?.first?.englishName == "Japanese")
    #expect(movie.credits?.directors == ["M"])
    #expect(movie.credits?.cast.first?.character == "C")
    #expect(
      movie.videos?.results.first?.youtubeURL?.absoluteString
        == "https://www.youtube.com/watch?v=a%26b")
  }

  @Test(arguments: [
    #""release_date":"""#, #""release_date":null"#, #""adult":false"#,
    #""release_date":"soon""#, #""release_date":"2021-02-30""#, #""release_date":"2021""#,
    #""release_date":"2021-13-01""#, #""release_date":"-021-01-01""#,
    #""release_date":"2021-01-01T00:00:00Z""#,
  ])
  func aDayThatIsNoneIsUnknown(field: String) throws {
    let movie = try movie(#"{"id":1,"title":"T",\#(field)}"#)
    #expect(movie.releaseDate == .distantPast)
    #expect(movie.releaseYear == nil)
  }

  @Test func takesNullsAndGapsForWhatIsUnknown() throws {
    let movie = try movie(
      """
      {"id":9007199254740993,"title":"T","overview":null,"poster_path":null,"backdrop_path":null,
      "vote_average":null,"vote_count":null,"popularity":null,"runtime":null,"genres":null,
      "credits":null,"tagline":null,"adult":null}
      """)
    #expect(movie.id == 9_007_199_254_740_993)
    #expect(movie == Movie(id: 9_007_199_254_740_993, title: "T"))
    #expect(movie.posterURL == nil && movie.backdropURL == nil)
  }

  @Test func aMissingTitleIsTheOriginalOne() throws {
    #expect(try movie(#"{"id":1,"original_title":"羅生門"}"#).title == "羅生門")
  }

  @Test(arguments: [#"{"title":"T"}"#, #"{"id":1}"#, #"{"id":"1","title":"T"}"#, "[]"])
  func whatIsNoFilmFails(json: String) {
    #expect(throws: DecodingError.self) { try movie(json) }
  }

  @Test func readsAPage() throws {
    let page = try JSONDecoder.movies().decode(
      MoviesResponse.self,
      from: Data(
        """
        {"dates":{"maximum":"2024-01-01","minimum":"2023-12-01"},"page":2,"results":[],
        "total_pages":500,"total_results":10000}
        """.utf8))
    #expect(page == MoviesResponse(page: 2, totalResults: 10_000, totalPages: 500, results: []))
  }

  @Test func writesWhatItReads() throws {
    let movies = [
      try movie(#"{"id":1,"title":"T","release_date":"0794-01-02","vote_count":3}"#),
      Movie(id: 2, title: "Unknown"),
    ]
    let data = try JSONEncoder.movies().encode(movies)
    #expect(try JSONDecoder.movies().decode([Movie].self, from: data) == movies)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""release_date":"0794-01-02""#))
    #expect(text.contains(#""release_date":"""#))
    #expect(text.contains(#""vote_count":3"#))
  }

  @Test func ratesInWordsAndStars() {
    #expect(Movie(id: 1, title: "", voteAverage: 8.36).voteAveragePercentText == "84%")
    #expect(Movie(id: 1, title: "", voteAverage: 3.9).ratingText == "⭐️⭐️⭐️")
    #expect(Movie(id: 1, title: "", voteAverage: -1).ratingText == "")
    // No number of the service's stops the app.
    #expect(Movie(id: 1, title: "", voteAverage: 1e300).voteAveragePercentText == "100%")
    #expect(Movie(id: 1, title: "", voteAverage: 1e300).ratingText.count == 10)
    #expect(Movie(id: 1, title: "", voteAverage: -1e300).voteAveragePercentText == "0%")
  }
}
