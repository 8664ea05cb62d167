/// A publisher without values, which finishes at once or never. Apple's `Combine.Empty`.
@frozen
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes; otherwise it sends nothing after the subscription.
  public let completeImmediately: Bool

  @inlinable
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// The same as ``init(completeImmediately:)``, for places where the types cannot be inferred.
  @inlinable
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
