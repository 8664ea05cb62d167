import Foundation

/// Loaders by the paths of their pictures.
@MainActor
public final class ImageLoaderCache {
  public static let shared = ImageLoaderCache()

  private let loaders = NSCache<NSString, ImageLoader>()

  public init() {
    loaders.countLimit = 200
  }

  /// The loader for a picture, which may have it already.
  public func loader(for path: String?, size: ImageService.ImageSize = .small) -> ImageLoader {
    let key = NSString(string: "\(size.rawValue)\(path ?? "none")")
    if let loader = loaders.object(forKey: key) { return loader }
    let loader = ImageLoader(poster: path ?? "", size: size)
    loaders.setObject(loader, forKey: key)
    return loader
  }
}
