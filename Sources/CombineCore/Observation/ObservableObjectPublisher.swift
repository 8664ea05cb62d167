/// A publisher that tells that an object is about to change. Apple's
/// `Combine.ObservableObjectPublisher`.
///
/// ``send()`` reaches every subscriber that has requested anything, however little, each time. It
/// may be called on any thread; subscribers are served in the order in which they subscribed, and a
/// subscriber is called by one thread at a time: what another thread sends meanwhile is queued.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  @usableFromInline typealias State = SubjectState<Void, Never>

  @usableFromInline let state = Lock(State())

  /// The object of which this is the publisher, if only ``UnpublishedObjects`` knows that.
  private let unpublishedObject: ObjectIdentifier?

  /// A publisher without subscribers.
  public init() {
    unpublishedObject = nil
  }

  init(unpublishedObject: ObjectIdentifier) {
    self.unpublishedObject = unpublishedObject
  }

  deinit {
    if let unpublishedObject {
      UnpublishedObjects.forget(unpublishedObject, publisher: ObjectIdentifier(self))
    }
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = DownstreamConduit(subscriber)
    _ = state.withLock { $0.add(conduit) }
    subscriber.receive(
      subscription: SubjectSubscription(
        name: "ObservableObjectPublisher", parent: self, conduit: conduit))
    conduit.didSubscribe()
  }

  /// Tells the subscribers that the object is about to change.
  @inlinable
  public func send() {
    let claim = state.withLock { state -> (State.Listeners, State.Turn)? in
      state.listeners.isEmpty ? nil : state.beginValue((), number: 0)
    }
    guard let (listeners, turn) = claim else { return }
    if case .queued = turn { return }
    for conduit in listeners { conduit.offer(()) }
    guard case .entered = turn else { return }
    while let event = state.withLock({ $0.queue.next() }) {
      if case .value(_, _, let listeners) = event {
        for conduit in listeners { conduit.offer(()) }
      }
    }
  }
}

extension ObservableObjectPublisher: ConduitParent {
  /// Any request, also one for nothing, asks for everything, as in Apple's framework.
  @inlinable
  static func demand(for request: Subscribers.Demand, name: String) -> Subscribers.Demand {
    .unlimited
  }

  @inlinable
  func conduitRequested(_ conduit: SubjectConduit<Void, Never>) {}

  @inlinable
  func remove(_ conduit: SubjectConduit<Void, Never>) {
    state.withLock { $0.remove(conduit) }
  }
}
