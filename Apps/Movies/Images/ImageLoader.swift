public import Combine
public import UIKit

/// The picture of one poster, fetched when somebody subscribes to its changes: when a view that shows
/// it comes to the screen.
public final class ImageLoader: ObservableObject {
  /// The path that the service gives; `nil` for a film without a poster.
  public let path: String?
  public let size: ImageService.ImageSize

  @Published public private(set) var image: UIImage?

  /// Starts the load at the first subscription, and stops it with the last one.
  public private(set) lazy var objectWillChange: AnyPublisher<UIImage?, Never> =
    $image
    .handleEvents(
      receiveSubscription: { [weak self] _ in self?.loadImage() },
      receiveCancel: { [weak self] in self?.cancel() }
    )
    .eraseToAnyPublisher()

  private let service: ImageService
  private var cancellable: AnyCancellable?
  private var subscriptions = 0

  public init(path: String?, size: ImageService.ImageSize, service: ImageService = .shared) {
    self.path = path
    self.size = size
    self.service = service
  }

  private func loadImage() {
    subscriptions += 1
    guard let path, image == nil, cancellable == nil else { return }
    cancellable = service.fetchImage(poster: path, size: size)
      .sink { [weak self] image in
        if let image { self?.image = image }
      }
  }

  private func cancel() {
    subscriptions -= 1
    guard subscriptions == 0 else { return }
    cancellable?.cancel()
    cancellable = nil
  }
}
