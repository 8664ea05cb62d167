import Foundation

/// The loaders of pictures by name, so that a row that comes back finds its own.
@MainActor
public final class LoaderCache {
  private let loaders = NSCache<NSString, ImageLoader>()

  /// A cache of at most `countLimit` loaders. A loader that is shown lives on without it.
  public init(countLimit: Int = 200) {
    loaders.countLimit = countLimit
  }

  /// The loader with this name, made if there is none.
  public func loader(_ name: String, make: () -> ImageLoader) -> ImageLoader {
    let key = NSString(string: name)
    if let loader = loaders.object(forKey: key) { return loader }
    let loader = make()
    loaders.setObject(loader, forKey: key)
    return loader
  }
}
