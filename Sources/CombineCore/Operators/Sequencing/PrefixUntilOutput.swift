extension Publishers {
  /// A publisher that finishes at the first value of another. Apple's
  /// `Publishers.PrefixUntilOutput`.
  @frozen
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed on.
    public let upstream: Upstream

    /// The publisher whose first value ends it.
    public let other: Other

    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(subscriber)
      other.subscribe(Terminator(inner))
      upstream.subscribe(inner)
    }
  }
}

extension Publisher {
  /// Passes values on until `publisher` sends its first value; then the upstream is cancelled and
  /// the publisher finishes. That `publisher` completes changes nothing.
  @inlinable
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.PrefixUntilOutput<Self, P>
  {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.PrefixUntilOutput {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var upstream = SubscriptionStatus.awaiting
      @usableFromInline var other = SubscriptionStatus.awaiting

      /// Holds back the completion while another thread delivers a value.
      @usableFromInline var queue = DeliveryQueue<Void>()

      @inlinable
      init() {}
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let state = Lock(State())

    @inlinable
    init(_ downstream: Downstream) {
      self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
      if state.withLock({ $0.upstream.accept(subscription) }) {
        downstream.receive(subscription: self)
      } else {
        subscription.cancel()
      }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
      let turn = state.withLock { state in
        state.upstream.subscription == nil ? .queued : state.queue.enter()
      }
      if case .queued = turn { return .none }
      let more = downstream.receive(input)
      if case .entered = turn, state.withLock({ $0.queue.next() }) != nil {
        downstream.receive(completion: .finished)
        return .none
      }
      return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let (upstream, other) = state.withLock {
        state -> ((any Subscription)?, (any Subscription)?) in
        guard let upstream = state.upstream.terminateIfSubscribed() else { return (nil, nil) }
        return (upstream, state.other.terminate())
      }
      if upstream == nil { return }
      other?.cancel()
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      state.withLock { $0.upstream.subscription }?.request(demand)
    }

    @inlinable
    func cancel() {
      let (upstream, other) = state.withLock { state in
        // A finish that waits for a value on its way is dropped.
        state.queue.pending = Fifo()
        return (state.upstream.terminate(), state.other.terminate())
      }
      upstream?.cancel()
      other?.cancel()
    }

    /// Finishes at the other publisher's first value.
    @inlinable
    func terminate() {
      typealias Held = (upstream: (any Subscription)?, other: (any Subscription)?, sends: Bool)
      let held = state.withLock { state -> Held in
        if state.upstream.isTerminal { return (nil, nil, false) }
        let isElsewhere = state.queue.isElsewhere
        if isElsewhere { state.queue.append(()) }
        return (state.upstream.terminate(), state.other.terminate(), !isElsewhere)
      }
      held.upstream?.cancel()
      held.other?.cancel()
      if held.sends { downstream.receive(completion: .finished) }
    }
  }

  /// The subscriber of the other publisher.
  @usableFromInline
  struct Terminator<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let inner: Inner<Downstream>

    @inlinable
    init(_ inner: Inner<Downstream>) {
      self.inner = inner
    }

    @inlinable var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if inner.state.withLock({ $0.other.accept(subscription) }) {
        subscription.request(.max(1))
      } else {
        subscription.cancel()
      }
    }

    @inlinable
    func receive(_ input: Other.Output) -> Subscribers.Demand {
      inner.terminate()
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Other.Failure>) {
      let held = inner.state.withLock { $0.other.terminate() }
      withExtendedLifetime(held) {}
    }
  }
}
