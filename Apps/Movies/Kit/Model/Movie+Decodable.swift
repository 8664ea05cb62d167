import Foundation

extension Movie {
  enum CodingKeys: String, CodingKey {
    case id, title, originalTitle, originalLanguage, backdropPath, posterPath, overview
    case releaseDate, popularity, voteAverage, voteCount, adult, genreIds, tagline, runtime
    case status, homepage, imdbId, budget, revenue, genres, productionCompanies
    case productionCountries, spokenLanguages, videos, credits
  }

  /// Reads a film as the service sends it.
  ///
  /// Only `id` and a title have to be there: the service leaves out or nulls whatever it does not
  /// know, and one incomplete film must not cost the whole list.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<T: Decodable>(_ key: CodingKeys) throws -> T? {
      try container.decodeIfPresent(T.self, forKey: key)
    }
    let originalTitle: String? = try value(.originalTitle)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      title: try value(.title) ?? originalTitle
        ?? container.decode(String.self, forKey: .title),
      originalTitle: originalTitle,
      originalLanguage: try value(.originalLanguage),
      backdropPath: try value(.backdropPath),
      posterPath: try value(.posterPath),
      overview: try value(.overview) ?? "",
      releaseDate: try value(.releaseDate) ?? .distantPast,
      popularity: try value(.popularity) ?? 0,
      voteAverage: try value(.voteAverage) ?? 0,
      voteCount: try value(.voteCount) ?? 0,
      adult: try value(.adult) ?? false,
      genreIds: try value(.genreIds),
      tagline: try value(.tagline),
      runtime: try value(.runtime),
      status: try value(.status),
      homepage: try value(.homepage),
      imdbId: try value(.imdbId),
      budget: try value(.budget),
      revenue: try value(.revenue),
      genres: try value(.genres),
      productionCompanies: try value(.productionCompanies),
      productionCountries: try value(.productionCountries),
      spokenLanguages: try value(.spokenLanguages),
      videos: try value(.videos),
      credits: try value(.credits))
  }
}
