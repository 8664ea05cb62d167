extension Publishers {
  /// A publisher that drops the first values of another. Apple's `Publishers.Drop`.
  @frozen
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are dropped.
    public let upstream: Upstream

    /// How many values are dropped. With a negative number, subscribing traps.
    public let count: Int

    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber, count: count)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops the first `count` values, which are asked for on top of the demand. Subscribing traps if
  /// `count` is negative.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers.Drop {
  /// Is handed to the downstream before it has a subscription of its own.
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting

      /// What was requested before the upstream's subscription came.
      @usableFromInline var early = Subscribers.Demand.none

      @inlinable
      init() {}
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let count: Int
    @usableFromInline let state = Lock(State())

    /// How many values are still to be dropped; below 0 once completed. Guarded by the upstream's
    /// serial delivery.
    @exclusivity(unchecked) @usableFromInline var remaining: Int

    @usableFromInline var operatorName: String { "Drop" }

    @inlinable
    init(downstream: Downstream, count: Int) {
      require(count >= 0, "dropFirst(_:) needs a count of 0 or more")
      self.downstream = downstream
      self.count = count
      remaining = count
    }

    @inlinable
    func receive(subscription: any Subscription) {
      let early = state.withLock { $0.status.accept(subscription) ? $0.early : nil }
      guard let early else {
        subscription.cancel()
        return
      }
      let demand = early + count
      if demand > .none { subscription.request(demand) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      if remaining == 0 { return downstream.receive(input) }
      if remaining > 0 { remaining -= 1 }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      guard remaining >= 0 else { return }
      remaining = -1
      // Cancelled: nothing more goes down. Not yet subscribed: the completion does.
      let (ended, isOpen) = state.withLock { state in
        let isOpen = !state.status.isTerminal
        return (state.status.terminate(), isOpen)
      }
      withExtendedLifetime(ended) {}
      if isOpen { downstream.receive(completion: completion) }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      require(demand > 0, "request(_:) on Drop needs a demand above none")
      let subscription = state.withLock { state in
        if state.status.isAwaiting { state.early += demand }
        return state.status.subscription
      }
      subscription?.request(demand)
    }

    /// Before there is a subscription it only forgets what was requested: the upstream then has
    /// nothing to send but what is dropped.
    @inlinable
    func cancel() {
      let subscription = state.withLock { state in
        state.early = .none
        return state.status.terminateIfSubscribed()
      }
      subscription?.cancel()
    }
  }
}
