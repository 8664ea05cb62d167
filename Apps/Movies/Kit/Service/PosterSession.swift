import Combine
import Foundation
import RemoteAPI

/// The session that posters come through.
public enum PosterSession {
  /// The network if there is a key in the environment variable `TMDB_API_KEY`; without one, the
  /// posters bundled with the app, which answer for the service's addresses.
  public static let shared = fitting(key: ProcessInfo.processInfo.environment["TMDB_API_KEY"])

  /// The session that ``shared`` is where `key` stands in the environment.
  static func fitting(key: String?) -> URLSession {
    guard let key, !key.isEmpty else { return MovieSamples.session }
    return NetworkService.defaultSession
  }
}
