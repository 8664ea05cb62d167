extension Publishers {
  /// A publisher that drops values until another sends its first. Apple's
  /// `Publishers.DropUntilOutput`.
  @frozen
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are dropped or passed on.
    public let upstream: Upstream

    /// The publisher whose first value opens it.
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
      subscriber.receive(subscription: inner)
      other.subscribe(Opener(inner))
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until `publisher` sends its first, and passes on those that come afterwards.
  ///
  /// Dropped values use up demand. If `publisher` completes before it has sent a value, the
  /// upstream is cancelled and that completion is passed on; later it changes nothing.
  @inlinable
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure
  {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.DropUntilOutput {
  /// Whether there was something to end, and the subscriptions that were in use.
  @usableFromInline
  typealias Ended = (
    wasActive: Bool, upstream: (any Subscription)?, other: (any Subscription)?
  )

  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var upstream = SubscriptionStatus.awaiting
      @usableFromInline var other = SubscriptionStatus.awaiting

      /// What was asked for before the upstream's subscription came.
      @usableFromInline var earlyDemand = Subscribers.Demand.none

      /// Values are passed on, and the other publisher no longer matters: so only one thread
      /// at a time ever delivers.
      @usableFromInline var isOpen = false

      /// Cancelled, or the completion is on its way down.
      @usableFromInline var isEnded = false

      @inlinable
      init() {}

      /// Ends both subscriptions.
      @inlinable
      mutating func end() -> Ended {
        let held = (!isEnded, upstream.terminate(), other.terminate())
        isEnded = true
        return held
      }
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let state = Lock(State())

    @usableFromInline var operatorName: String { "DropUntilOutput" }

    @inlinable
    init(_ downstream: Downstream) {
      self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
      let demand = state.withLock { state in
        state.upstream.accept(subscription) ? state.earlyDemand : nil
      }
      guard let demand else { return subscription.cancel() }
      if demand > 0 { subscription.request(demand) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
      let isPassed = state.withLock { state in
        require(
          state.isOpen || !state.upstream.isAwaiting,
          "DropUntilOutput received a value before a subscription")
        return state.isOpen && !state.isEnded
      }
      return isPassed ? downstream.receive(input) : .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let held = state.withLock { $0.end() }
      guard held.wasActive else { return }
      held.other?.cancel()
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      let subscription = state.withLock { state -> (any Subscription)? in
        if state.upstream.isAwaiting { state.earlyDemand += demand }
        return state.upstream.subscription
      }
      subscription?.request(demand)
    }

    @inlinable
    func cancel() {
      let held = state.withLock { $0.end() }
      held.upstream?.cancel()
      held.other?.cancel()
    }
  }

  /// The subscriber of the other publisher.
  @usableFromInline
  struct Opener<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let inner: Inner<Downstream>

    @inlinable
    init(_ inner: Inner<Downstream>) {
      self.inner = inner
    }

    @inlinable var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
    @usableFromInline var operatorName: String { "DropUntilOutput" }

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
      let held = inner.state.withLock { state in
        state.isOpen = true
        return state.other.terminate()
      }
      held?.cancel()
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let held = inner.state.withLock { state -> Ended in
        if state.isOpen || state.isEnded {
          return (wasActive: false, upstream: nil, other: state.other.terminate())
        }
        return state.end()
      }
      guard held.wasActive else { return }
      held.upstream?.cancel()
      inner.downstream.receive(completion: completion)
    }
  }
}
