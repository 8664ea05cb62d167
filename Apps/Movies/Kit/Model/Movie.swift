import Foundation

/// A film, as The Movie Database describes it: in a list, or with the details that only
/// ``MovieStore/fetchMovie(id:)`` brings (``tagline``, ``runtime``, ``genres``, ``credits`` and
/// what follows them).
public struct Movie: Codable, Hashable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let originalTitle: String?
  public let originalLanguage: String?
  public let backdropPath: String?
  public let posterPath: String?
  public let overview: String
  /// The start of the day of the release in the current time zone; `Date.distantPast` when the
  /// service knows none: ``releaseYear`` is then `nil`.
  public let releaseDate: Date
  public let popularity: Double
  /// From 0 to 10; 0 also when nobody has voted.
  public let voteAverage: Double
  public let voteCount: Int
  public let adult: Bool
  /// The identifiers of the genres: the lists bring these in place of ``genres``.
  public let genreIds: [Int]?

  public let tagline: String?
  /// In minutes.
  public let runtime: Int?
  public let status: String?
  public let homepage: String?
  public let imdbId: String?
  /// In US dollars; 0 when unknown.
  public let budget: Int?
  /// In US dollars; 0 when unknown.
  public let revenue: Int?
  public let genres: [MovieGenre]?
  public let productionCompanies: [MovieProductionCompany]?
  public let productionCountries: [MovieProductionCountry]?
  public let spokenLanguages: [MovieSpokenLanguage]?
  public let videos: MovieVideoResponse?
  public let credits: MovieCreditResponse?

  public init(
    id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil,
    backdropPath: String? = nil, posterPath: String? = nil, overview: String = "",
    releaseDate: Date = .distantPast, popularity: Double = 0, voteAverage: Double = 0,
    voteCount: Int = 0, adult: Bool = false, genreIds: [Int]? = nil, tagline: String? = nil,
    runtime: Int? = nil, status: String? = nil, homepage: String? = nil, imdbId: String? = nil,
    budget: Int? = nil, revenue: Int? = nil, genres: [MovieGenre]? = nil,
    productionCompanies: [MovieProductionCompany]? = nil,
    productionCountries: [MovieProductionCountry]? = nil,
    spokenLanguages: [MovieSpokenLanguage]? = nil, videos: MovieVideoResponse? = nil,
    credits: MovieCreditResponse? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.originalLanguage = originalLanguage
    self.backdropPath = backdropPath
    self.posterPath = posterPath
    self.overview = overview
    self.releaseDate = releaseDate
    self.popularity = popularity
    self.voteAverage = voteAverage
    self.voteCount = voteCount
    self.adult = adult
    self.genreIds = genreIds
    self.tagline = tagline
    self.runtime = runtime
    self.status = status
    self.homepage = homepage
    self.imdbId = imdbId
    self.budget = budget
    self.revenue = revenue
    self.genres = genres
    self.productionCompanies = productionCompanies
    self.productionCountries = productionCountries
    self.spokenLanguages = spokenLanguages
    self.videos = videos
    self.credits = credits
  }
}

extension Movie {
  /// The year of the release, if it is known.
  public var releaseYear: Int? {
    releaseDate == .distantPast ? nil : ReleaseDay.year(of: releaseDate)
  }

  /// The poster, 500 points wide, if there is one.
  public var posterURL: URL? { Self.imageURL(size: "w500", path: posterPath) }

  /// The picture behind the details, in its full size, if there is one.
  public var backdropURL: URL? { Self.imageURL(size: "original", path: backdropPath) }

  /// The rating as `86%`.
  public var voteAveragePercentText: String { "\(Int((points * 10).rounded()))%" }

  /// A star for each whole point of the rating.
  public var ratingText: String {
    String(repeating: "⭐️", count: Int(points))
  }

  /// The rating, within 0…10 whatever the service says.
  private var points: Double { voteAverage > 0 ? min(voteAverage, 10) : 0 }

  private static func imageURL(size: String, path: String?) -> URL? {
    guard let path, !path.isEmpty else { return nil }
    return URL(string: "https://image.tmdb.org/t/p/\(size)")?.appendingPathComponent(path)
  }
}
