/// One page of a list of films.
public struct MoviesResponse: Codable, Hashable, Sendable {
  /// The number of the page, from 1.
  public let page: Int
  public let totalResults: Int
  public let totalPages: Int
  public let results: [Movie]

  public init(page: Int, totalResults: Int, totalPages: Int, results: [Movie]) {
    self.page = page
    self.totalResults = totalResults
    self.totalPages = totalPages
    self.results = results
  }
}
