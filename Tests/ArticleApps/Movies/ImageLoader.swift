import Combine
import SwiftUI
import UIKit

final class ImageLoader: ObservableObject {
  let path: String?
  let size: ImageService.Size

  var objectWillChange: AnyPublisher<UIImage?, Never> =
    Publishers.Sequence<[UIImage?], Never>(sequence: []).eraseToAnyPublisher()

  @Published var image: UIImage? = nil

  private var cancellable: AnyCancellable?

  init(path: String?, size: ImageService.Size) {
    self.path = path
    self.size = size

    self.objectWillChange =
      $image
      .handleEvents(
        receiveSubscription: { [weak self] _ in self?.loadImage() },
        receiveCancel: { [weak self] in self?.cancellable?.cancel() }
      )
      .eraseToAnyPublisher()
  }

  private func loadImage() {
    guard let poster = path, image == nil else { return }
    cancellable = ImageService.shared.fetchImage(poster: poster, size: size)
      .assign(to: \ImageLoader.image, on: self)
  }

  deinit { cancellable?.cancel() }
}

class ImageLoaderCache {
  static let shared = ImageLoaderCache()

  private var loaders: NSCache<NSString, ImageLoader> = NSCache()

  func loaderFor(path: String?, size: ImageService.Size) -> ImageLoader {
    let key = NSString(string: "\(path ?? "missing")#\(size.rawValue)")
    if let loader = loaders.object(forKey: key) { return loader }
    let loader = ImageLoader(path: path, size: size)
    loaders.setObject(loader, forKey: key)
    return loader
  }
}
