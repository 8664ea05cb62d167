public import AppImages

/// The loaders of posters, so that a row that comes back finds its own.
@MainActor
public final class ImageLoaderCache {
  public static let shared = ImageLoaderCache()

  private let loaders: LoaderCache
  private let service: ImageService

  /// A cache of at most `countLimit` loaders of pictures from `service`.
  public init(service: ImageService = .shared, countLimit: Int = 200) {
    self.service = service
    loaders = LoaderCache(countLimit: countLimit)
  }

  /// The loader of a poster by its path; `nil` stands for films without one.
  public func loaderFor(path: String?, size: ImageService.ImageSize) -> ImageLoader {
    loaders.loader("\(size.rawValue)\(path ?? "/missing")") {
      ImageLoader(path: path, size: size, service: service)
    }
  }
}
