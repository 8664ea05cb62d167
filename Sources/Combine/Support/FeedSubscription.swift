import CombineCore

/// The subscription to something outside, such as a timer, that feeds a subject: the subject counts
/// the demand and serves the subscriber one value at a time.
class FeedSubscription<Output>: Subscription {
  /// The subscription to the subject, set in ``attach(_:to:)`` before the downstream has this
  /// object.
  private var inner: (any Subscription)?

  /// What else is to be done on cancel, or when this object goes.
  private let onCancel: AnyCancellable?

  init(onCancel: AnyCancellable? = nil) {
    self.onCancel = onCancel
  }

  /// Serves `downstream` with what `subject` is sent.
  func attach<Downstream: Subscriber>(
    _ downstream: Downstream, to subject: PassthroughSubject<Output, Never>
  ) where Downstream.Input == Output, Downstream.Failure == Never {
    subject.subscribe(
      AnySubscriber<Output, Never>(
        receiveSubscription: { [unowned self] in inner = $0 },
        receiveValue: { downstream.receive($0) }))
    downstream.receive(subscription: self)
  }

  /// Asks for more; a demand of none changes nothing.
  func request(_ demand: Subscribers.Demand) {
    if demand > 0 { inner?.request(demand) }
  }

  func cancel() {
    onCancel?.cancel()
    inner?.cancel()
  }
}
