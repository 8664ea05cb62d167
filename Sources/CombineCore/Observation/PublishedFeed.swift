extension Publisher where Failure == Never {
  /// Writes each value to a published property, as in `publisher.assign(to: &$name)`, on the thread
  /// on which the upstream delivers.
  ///
  /// Everything is requested at once. The property's object is not kept alive; when it goes, the
  /// upstream is cancelled, so there is no token to keep. The upstream's completion is not passed
  /// on: the property's publisher goes on with what else the property is set to.
  @inlinable
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedFeed(published.subject))
  }
}

/// Writes an upstream's values to a published property: the subscriber behind ``assign(to:)``.
///
/// The property's storage holds it while it is in use, and cancels it when it goes.
@usableFromInline
final class PublishedFeed<Value>: Subscriber, Cancellable {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Failure = Never

  @usableFromInline let upstream = UpstreamSlot()

  // Weak, as the storage holds the feed. Loading a weak reference is safe on any thread, and this
  // one is never set again.
  @usableFromInline weak let subject: PublishedSubject<Value>?

  @inlinable
  init(_ subject: PublishedSubject<Value>) {
    self.subject = subject
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    guard let subject else { return upstream.cancel() }
    subject.feeds.withLock { $0[ObjectIdentifier(self)] = self }
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    if upstream.isSubscribed { subject?.send(input) }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Never>) {
    guard upstream.complete() else { return }
    let held = subject?.feeds.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) }
    withExtendedLifetime(held) {}
  }

  @usableFromInline
  func cancel() {
    upstream.cancel()
  }
}

extension PublishedFeed: OperatorDescription {
  @usableFromInline var operatorName: String { "PublishedSubject" }
}
