import Synchronization

extension Publishers {
  /// A publisher that sends a value of its own if the upstream finishes without any. Apple's
  /// `Publishers.ReplaceEmpty`.
  @frozen
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is sent when there was no value.
    public let output: Output

    /// The publisher that may have no value.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, output: output))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends `output` if the publisher finishes without a value; a failure is passed on.
  ///
  /// As in Apple's framework, everything is asked of the upstream at once, so that values may come
  /// which the downstream has not asked for.
  @inlinable
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers.ReplaceEmpty {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var hasDemand = false

      /// The upstream has finished empty, and the replacement waits for demand.
      @usableFromInline var isWaiting = false
      @usableFromInline var isCancelled = false

      @inlinable
      init() {}
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let output: Upstream.Output
    @usableFromInline let state = Lock(State())

    /// Whether values are passed on: there is a subscription, which has neither completed nor been
    /// cancelled. Changes together with the status in ``state``.
    @usableFromInline let isActive = Atomic<Bool>(false)

    /// Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var isEmpty = true

    @inlinable
    init(downstream: Downstream, output: Upstream.Output) {
      self.downstream = downstream
      self.output = output
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard state.withLock({ $0.status.accept(subscription) }) else {
        subscription.cancel()
        return
      }
      isActive.store(true, ordering: .relaxed)
      downstream.receive(subscription: self)
      // Not if it was cancelled meanwhile.
      state.withLock { $0.status.subscription }?.request(.unlimited)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard isActive.load(ordering: .relaxed) else { return .none }
      isEmpty = false
      return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let mustWait: Bool
      switch completion {
      case .finished: mustWait = isEmpty
      case .failure: mustWait = false
      }
      let sendsNow = state.withLock { state -> Bool in
        guard state.status.terminateIfSubscribed() != nil else { return false }
        state.isWaiting = mustWait && !state.hasDemand
        return !state.isWaiting
      }
      isActive.store(false, ordering: .relaxed)
      guard sendsNow else { return }
      if mustWait { sendReplacement() } else { downstream.receive(completion: completion) }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      require(demand > 0, "request(_:) on \(operatorName) needs a demand above none")
      let (subscription, sendsNow) = state.withLock { state in
        defer { state.isWaiting = false }
        if !state.status.isAwaiting { state.hasDemand = true }
        return (state.status.subscription, state.isWaiting)
      }
      subscription?.request(demand)
      if sendsNow { sendReplacement() }
    }

    /// Sends the replacement, and finishes unless the downstream cancels on it.
    @inlinable
    func sendReplacement() {
      _ = downstream.receive(output)
      if !state.withLock({ $0.isCancelled }) { downstream.receive(completion: .finished) }
    }

    @inlinable
    func cancel() {
      let subscription = state.withLock { state in
        state.isWaiting = false
        // A cancel before there is a subscription is forgotten.
        if !state.status.isAwaiting { state.isCancelled = true }
        return state.status.terminateIfSubscribed()
      }
      guard let subscription else { return }
      isActive.store(false, ordering: .relaxed)
      subscription.cancel()
    }

    @usableFromInline var operatorName: String { "ReplaceEmpty" }
  }
}
