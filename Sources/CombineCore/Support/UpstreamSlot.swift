/// The upstream subscription of an operator, reachable from any thread.
///
/// Wraps the ``SubscriptionStatus`` of operators that have no other state to guard with it.
@usableFromInline
struct UpstreamSlot: ~Copyable {
  @usableFromInline let status = Lock(SubscriptionStatus.awaiting)

  @inlinable
  init() {}

  /// Puts `subscription` to use, or cancels it if one has arrived before or the use has ended.
  ///
  /// - Returns: Whether it is in use now.
  @inlinable
  func accept(_ subscription: any Subscription) -> Bool {
    if status.withLock({ $0.accept(subscription) }) { return true }
    subscription.cancel()
    return false
  }

  /// Passes a request on, if there is a subscription.
  @inlinable
  func request(_ demand: Subscribers.Demand) {
    status.withLock { $0.subscription }?.request(demand)
  }

  /// Ends the use of the subscription and cancels it.
  @inlinable
  func cancel() {
    status.withLock { $0.terminate() }?.cancel()
  }

  /// Ends the use of the subscription and cancels it, if there is one; a cancel that comes before
  /// it is forgotten, as in Apple's framework.
  @inlinable
  func cancelIfSubscribed() {
    status.withLock { $0.terminateIfSubscribed() }?.cancel()
  }

  /// Ends the use of the subscription without cancelling it: the upstream has completed.
  ///
  /// - Returns: Whether there was one in use.
  @inlinable @discardableResult
  func complete() -> Bool {
    status.withLock { $0.terminateIfSubscribed() } != nil
  }

  @inlinable var isSubscribed: Bool {
    status.withLock { $0.subscription != nil }
  }
}
