extension Publishers {
  /// A publisher that subscribes to its upstream again when that fails. Apple's `Publishers.Retry`.
  @frozen
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream

    /// How many times it is subscribed again; `nil` or a negative number for without end.
    public let retries: Int?

    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(subscriber, upstream: upstream, retries: retries)
      // The first time outside of the loop in `attempt()`, where it is inlined into the caller.
      upstream.subscribe(inner)
      if inner.state.withLock({ $0.leaveSubscribe() }) { inner.attempt() }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes again, up to `retries` times, when the publisher fails; the last failure is passed
  /// on. Values that came before a failure have been delivered. A negative number retries without
  /// end.
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers.Retry {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    /// Holds the downstream, so that it can be let go of while a value is on its way.
    @usableFromInline
    final class Holder {
      @usableFromInline let downstream: Downstream

      @inlinable
      init(_ downstream: Downstream) {
        self.downstream = downstream
      }
    }

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting

      /// `nil` once ended.
      @usableFromInline var upstream: Upstream?

      /// Negative for without end.
      @usableFromInline var retriesLeft: Int

      /// Whether the downstream has its subscription.
      @usableFromInline var hasSentSubscription = false

      /// Whether a call of `subscribe` is under way, which sees to a failure that comes meanwhile:
      /// so a publisher that fails while it is subscribed is retried in a loop.
      @usableFromInline var isSubscribing = true
      @usableFromInline var isToSubscribeAgain = false

      @inlinable
      init(upstream: Upstream, retries: Int) {
        self.upstream = upstream
        retriesLeft = retries
      }
    }

    @usableFromInline let downstream: ReleasableReference
    @usableFromInline let state: Lock<State>

    /// What has been asked for and not sent. Requests change it with the lock held, so that each
    /// reaches a new subscription once; values change it without.
    @usableFromInline let demand = AtomicDemand()

    /// How often the upstream has failed and was retried. Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var attempts = 0

    @usableFromInline var operatorName: String { "Retry" }

    @inlinable
    init(_ downstream: Downstream, upstream: Upstream, retries: Int?) {
      self.downstream = ReleasableReference(Holder(downstream))
      state = Lock(State(upstream: upstream, retries: retries ?? -1))
    }

    @inlinable
    func receive(subscription: any Subscription) {
      let (isAccepted, isFirst, demand) = state.withLock { state in
        guard state.status.accept(subscription) else {
          return (false, false, Subscribers.Demand.none)
        }
        let isFirst = !state.hasSentSubscription
        state.hasSentSubscription = true
        return (true, isFirst, self.demand.current)
      }
      if !isAccepted {
        subscription.cancel()
      } else if isFirst {
        downstream.use { (holder: Holder) in holder.downstream.receive(subscription: self) }
      } else if demand > 0 {
        subscription.request(demand)
      }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
      guard demand.take() else { return refuse() }
      let attempt = attempts
      let more = downstream.use { (holder: Holder) in holder.downstream.receive(input) } ?? .none
      if more == .none { return .none }
      if attempt != attempts { return carryOver(more) }
      demand.add(more)
      return more
    }

    /// Asks the upstream's next subscription for what the downstream has returned for a value
    /// during which the one that sent the value failed.
    @usableFromInline
    func carryOver(_ more: Subscribers.Demand) -> Subscribers.Demand {
      let subscription = state.withLock { state in
        demand.add(more)
        return state.status.subscription
      }
      subscription?.request(more)
      return .none
    }

    @usableFromInline
    func refuse() -> Subscribers.Demand {
      require(demand.isClosed, "Retry received a value that nobody asked for")
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if case .failure = completion {
        let (retries, subscribesNow, held) = state.withLock { state in
          state.prepareRetry()
        }
        withExtendedLifetime(held) {}
        if retries { attempts &+= 1 }
        if subscribesNow { attempt() }
        if retries { return }
      }
      let held = state.withLock { $0.end() }
      withExtendedLifetime(held.upstream) {}
      guard held.wasActive else { return }
      demand.close()
      downstream.useLast { (holder: Holder) in holder.downstream.receive(completion: completion) }
    }

    /// Subscribes to the upstream, and again for as long as it fails before that returns.
    @inlinable
    func attempt() {
      repeat {
        guard let upstream = state.withLock({ $0.upstream }) else { return }
        upstream.subscribe(self)
      } while state.withLock { $0.leaveSubscribe() }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      let subscription = state.withLock { state -> (any Subscription)? in
        if state.hasSentSubscription { self.demand.add(demand) }
        return state.status.subscription
      }
      subscription?.request(demand)
    }

    @inlinable
    func cancel() {
      demand.close()
      let held = state.withLock { $0.end() }
      downstream.release()
      held.subscription?.cancel()
    }
  }
}

extension Publishers.Retry.Inner.State {
  /// Prepares another subscription after a failure, if there is to be one.
  ///
  /// - Returns: Whether there is, whether the caller makes it, and what the caller releases.
  @inlinable
  mutating func prepareRetry() -> (retries: Bool, subscribesNow: Bool, held: (any Subscription)?) {
    guard upstream != nil, retriesLeft != 0 else { return (false, false, nil) }
    if retriesLeft > 0 { retriesLeft -= 1 }
    let held = status.subscription
    status = .awaiting
    if isSubscribing {
      isToSubscribeAgain = true
      return (true, false, held)
    }
    isSubscribing = true
    return (true, true, held)
  }

  /// Ends a call of `subscribe`.
  ///
  /// - Returns: Whether it is to be called again.
  @inlinable
  mutating func leaveSubscribe() -> Bool {
    guard isToSubscribeAgain, upstream != nil else {
      isSubscribing = false
      return false
    }
    isToSubscribeAgain = false
    return true
  }

  /// Ends everything.
  ///
  /// - Returns: Whether it had not ended before, and what the caller releases.
  @inlinable
  mutating func end() -> (
    wasActive: Bool, subscription: (any Subscription)?, upstream: Upstream?
  ) {
    let held = (upstream != nil, status.terminate(), upstream)
    upstream = nil
    return held
  }
}
