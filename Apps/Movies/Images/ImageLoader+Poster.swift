public import AppImages
import Combine

extension ImageLoader {
  /// A loader of a poster.
  ///
  /// - Parameter path: The path that the service gives; `nil` for a film without a poster.
  public convenience init(
    path: String?, size: ImageService.ImageSize, service: ImageService = .shared
  ) {
    // Deferred: whether the picture is kept is asked for each load.
    self.init(
      path.map { path in
        Deferred { service.fetchImage(poster: path, size: size) }.eraseToAnyPublisher()
      })
  }
}
