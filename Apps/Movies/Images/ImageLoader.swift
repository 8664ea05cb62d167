public import Combine
public import UIKit

/// A picture that is loaded when somebody subscribes to its changes: when a view that shows it comes
/// to the screen.
public final class ImageLoader: ObservableObject {
  public let poster: String
  public let size: ImageService.ImageSize

  @Published public private(set) var image: UIImage?

  /// Starts the load at a subscription, and ends it with the subscription.
  public private(set) var objectWillChange: AnyPublisher<UIImage?, Never> =
    Empty().eraseToAnyPublisher()

  private let service: ImageService
  private var cancellable: AnyCancellable?

  public init(poster: String, size: ImageService.ImageSize, service: ImageService = .shared) {
    self.poster = poster
    self.size = size
    self.service = service
    objectWillChange = $image.handleEvents(
      receiveSubscription: { [weak self] _ in self?.loadImage() },
      receiveCancel: { [weak self] in self?.cancellable?.cancel() }
    ).eraseToAnyPublisher()
  }

  private func loadImage() {
    guard image == nil else { return }
    cancellable = service.fetchImage(poster: poster, size: size)
      .sink { [weak self] in self?.image = $0 }
  }
}
