import Foundation

extension JSONDecoder {
  /// Reads what The Movie Database sends: snake case, and days that are sometimes empty.
  ///
  /// A day that is empty or unreadable becomes `Date.distantPast`: an unknown day of release is no
  /// reason to lose the film.
  public static func movies() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      return ReleaseDay.date(from: text) ?? .distantPast
    }
    return decoder
  }
}

extension JSONEncoder {
  /// Writes what ``Foundation/JSONDecoder/movies()`` reads.
  public static func movies() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date == .distantPast ? "" : ReleaseDay.text(of: date))
    }
    return encoder
  }
}
