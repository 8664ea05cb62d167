public import Combine
import MoviesKit
import RemoteAPI
public import UIKit

/// The pictures of films.
///
/// They are decoded off the main thread in the size in which they are shown; identical requests are
/// made once, and what was decoded is kept up to a cost.
public final class ImageService: Sendable {
  public static let shared = ImageService()

  /// The service's widths of pictures.
  public enum ImageSize: String, CaseIterable, Sendable {
    case small = "w154"
    case medium = "w500"
    case cast = "w185"
    case original

    /// The largest size that is kept in memory, in points.
    var limit: CGSize {
      switch self {
      case .small: CGSize(width: 154, height: 231)
      case .cast: CGSize(width: 185, height: 278)
      case .medium, .original: CGSize(width: 500, height: 750)
      }
    }
  }

  /// The service itself.
  public static let serviceURL = "https://image.tmdb.org/t/p"

  private let fetchers: [ImageSize: PictureFetcher<UIImage>]
  private let baseURL: String

  /// A service.
  ///
  /// - Parameters:
  ///   - session: Makes the requests.
  ///   - baseURL: The address under which `w154` and the other sizes are found.
  ///   - costLimit: What the decoded pictures of one size that are kept may cost, in bytes.
  public init(
    session: URLSession = PosterSession.shared, baseURL: String = ImageService.serviceURL,
    costLimit: Int = 32 << 20
  ) {
    self.baseURL = baseURL
    var fetchers: [ImageSize: PictureFetcher<UIImage>] = [:]
    for size in ImageSize.allCases {
      let limit = size.limit
      fetchers[size] = PictureFetcher(session: session, costLimit: costLimit) { data in
        UIImage(data: data, fitting: limit).map { .init($0, cost: $0.memoryCost) }
      }
    }
    self.fetchers = fetchers
  }

  /// How many pictures are being fetched.
  public var runningCount: Int { fetchers.values.reduce(0) { $0 + $1.runningCount } }

  /// What the decoded pictures that are kept cost, in bytes.
  public var keptCost: Int { fetchers.values.reduce(0) { $0 + $1.cache.totalCost } }

  /// The picture of the path that the service gives for a film: at once if it is kept, else on the
  /// main run loop. `nil` if there is none. The request is cancelled with the last subscription to it.
  public func fetchImage(poster: String, size: ImageSize) -> AnyPublisher<UIImage?, Never> {
    guard let fetcher = fetchers[size],
      let url = URL(string: "\(baseURL)/\(size.rawValue)")?
        .appendingPathComponent(poster)
    else { return Just(nil).eraseToAnyPublisher() }
    if let image = fetcher.cache.value(for: url) { return Just(image).eraseToAnyPublisher() }
    return fetcher.picture(at: url).receive(on: RunLoop.main).eraseToAnyPublisher()
  }
}
