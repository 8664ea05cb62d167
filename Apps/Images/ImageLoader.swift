public import Combine
public import UIKit

/// A picture that is fetched when somebody subscribes to its changes: when a view that shows it comes
/// to the screen.
///
/// It holds the picture as long as it has subscribers. What is kept beyond that, the service keeps,
/// which knows what pictures cost.
public final class ImageLoader: ObservableObject {
  @Published public private(set) var image: UIImage?

  /// Starts the load at the first subscription, and stops it with the last one.
  public private(set) lazy var objectWillChange: AnyPublisher<UIImage?, Never> =
    $image
    .handleEvents(
      receiveSubscription: { [weak self] _ in self?.loadImage() },
      receiveCancel: { [weak self] in self?.cancel() }
    )
    .eraseToAnyPublisher()

  private let picture: AnyPublisher<UIImage?, Never>?
  private var cancellable: AnyCancellable?
  private var subscriptions = 0

  /// A loader of what `picture` gives, once for each load; `nil` where there is no picture.
  public init(_ picture: AnyPublisher<UIImage?, Never>?) {
    self.picture = picture
  }

  private func loadImage() {
    subscriptions += 1
    guard image == nil, cancellable == nil else { return }
    cancellable = picture?.sink { [weak self] image in
      if let image { self?.image = image }
    }
  }

  private func cancel() {
    subscriptions -= 1
    guard subscriptions == 0 else { return }
    cancellable?.cancel()
    cancellable = nil
    if image != nil { image = nil }
  }
}
