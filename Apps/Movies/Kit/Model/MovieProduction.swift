/// A company that produced a film.
public struct MovieProductionCompany: Codable, Hashable, Sendable {
  public let id: Int?
  public let name: String
  public let logoPath: String?
  public let originCountry: String?
}

/// A country in which a film was produced.
public struct MovieProductionCountry: Codable, Hashable, Sendable {
  public let name: String
}

/// A language spoken in a film.
public struct MovieSpokenLanguage: Codable, Hashable, Sendable {
  /// The language's name in English.
  public let englishName: String?
  /// The language's own name for itself.
  public let name: String?
}
