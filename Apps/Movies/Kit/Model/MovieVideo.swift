import Foundation

/// The trailers and clips of a film.
public struct MovieVideoResponse: Codable, Hashable, Sendable {
  public let results: [MovieVideo]
}

/// A trailer or a clip.
public struct MovieVideo: Codable, Hashable, Sendable {
  public let id: String
  public let key: String
  public let name: String
  public let site: String
  public let size: Int?
  public let type: String?

  /// Where the video is shown, if the site is known.
  public var youtubeURL: URL? {
    guard site == "YouTube" else { return nil }
    var components = URLComponents(string: "https://www.youtube.com/watch")
    components?.queryItems = [URLQueryItem(name: "v", value: key)]
    return components?.url
  }
}
