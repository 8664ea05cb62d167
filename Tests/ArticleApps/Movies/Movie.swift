import Foundation

struct MoviesResponse: Codable {
  let page: Int
  let totalResults: Int
  let totalPages: Int
  let results: [Movie]
}

struct Movie: Codable, Identifiable, Hashable {
  let id: Int
  let title: String
  let overview: String
  let releaseDate: Date
  let voteAverage: Double
  let voteCount: Int
  let posterPath: String?
  let backdropPath: String?
}

enum Endpoint: String, CaseIterable, CustomStringConvertible {
  case nowPlaying = "now_playing"
  case popular
  case upcoming
  case topRated = "top_rated"

  var description: String {
    switch self {
    case .nowPlaying: return "Now Playing"
    case .popular: return "Popular"
    case .upcoming: return "Upcoming"
    case .topRated: return "Top Rated"
    }
  }

  init?(index: Int) {
    guard Endpoint.allCases.indices.contains(index) else { return nil }
    self = Endpoint.allCases[index]
  }
}
