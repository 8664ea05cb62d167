import Combine

/// A publisher that does what a test tells it to, whether the rules allow it or not, and records
/// what is asked of it.
///
/// Each subscriber gets a ``TestSubscription``; what is sent goes to all of them, whatever their
/// demand.
public final class TestPublisher<Output, Failure: Error>: Publisher {
  private struct Downstream {
    var subscriber: Any
    var receiveValue: (Output) -> Subscribers.Demand
    var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    var receiveSubscription: (any Subscription) -> Void
  }

  private struct State {
    var downstreams: [Downstream] = []
    var subscriptions: [TestSubscription] = []
    var onSubscribe: ((TestPublisher) -> Void)?
  }

  private let state = LockedBox(State())
  private let sendsSubscription: Bool
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  /// A publisher whose subscriptions run `onRequest` and `onCancel` besides recording.
  ///
  /// - Parameter sendsSubscription: With `false`, a subscriber gets no subscription of itself:
  ///   send one with ``send(subscription:)``.
  public init(
    sendsSubscription: Bool = true, onRequest: ((Subscribers.Demand) -> Void)? = nil,
    onCancel: (() -> Void)? = nil
  ) {
    self.sendsSubscription = sendsSubscription
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  /// The subscriptions handed out, in order.
  public var subscriptions: [TestSubscription] { state.withLock { $0.subscriptions } }

  /// The first subscription handed out.
  public var subscription: TestSubscription? { subscriptions.first }

  /// The subscribers attached, in order: for tests of what an operator shows of itself, or of what it
  /// does when it is used as a subscription before it has one.
  public var subscribers: [Any] { downstreams.map(\.subscriber) }

  /// Runs `body` when a subscriber has been attached, after its subscription was sent.
  public func onSubscribe(_ body: @escaping (TestPublisher) -> Void) {
    state.withLock { $0.onSubscribe = body }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = TestSubscription(onRequest: onRequest, onCancel: onCancel)
    let hook = state.withLock { state in
      state.downstreams.append(
        Downstream(
          subscriber: subscriber,
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) },
          receiveSubscription: { subscriber.receive(subscription: $0) }))
      if sendsSubscription { state.subscriptions.append(subscription) }
      return state.onSubscribe
    }
    if sendsSubscription { subscriber.receive(subscription: subscription) }
    hook?(self)
  }

  /// Sends `value` to every subscriber.
  ///
  /// - Returns: What the last subscriber returned.
  @discardableResult
  public func send(_ value: Output) -> Subscribers.Demand {
    downstreams.reduce(.none) { $1.receiveValue(value) }
  }

  /// Sends `completion` to every subscriber; nothing keeps a test from sending more afterwards.
  public func send(completion: Subscribers.Completion<Failure>) {
    for downstream in downstreams { downstream.receiveCompletion(completion) }
  }

  /// Sends `subscription` to every subscriber.
  public func send(subscription: any Subscription) {
    for downstream in downstreams { downstream.receiveSubscription(subscription) }
  }

  /// Lets go of the subscribers.
  public func releaseSubscribers() {
    let held = state.withLock { state in
      defer { state.downstreams = [] }
      return state.downstreams
    }
    withExtendedLifetime(held) {}
  }

  private var downstreams: [Downstream] { state.withLock { $0.downstreams } }
}

/// A subscription that records what is asked of it and does nothing else.
public final class TestSubscription: Subscription, CustomStringConvertible {
  /// Something that the subscriber did.
  public enum Event: Equatable, Sendable {
    case request(Subscribers.Demand)
    case cancel
  }

  public let description: String
  private let recorded = LockedBox<[Event]>([])
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  public init(
    description: String = "TestSubscription",
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    self.description = description
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  /// All that was asked, in order.
  public var events: [Event] { recorded.withLock { $0 } }

  /// The requests, in order.
  public var requests: [Subscribers.Demand] {
    events.compactMap { if case .request(let demand) = $0 { demand } else { nil } }
  }

  /// Whether it was cancelled.
  public var isCancelled: Bool { events.contains(.cancel) }

  public func request(_ demand: Subscribers.Demand) {
    recorded.withLock { $0.append(.request(demand)) }
    onRequest?(demand)
  }

  public func cancel() {
    recorded.withLock { $0.append(.cancel) }
    onCancel?()
  }
}
