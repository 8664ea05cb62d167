extension Publishers {
  /// A publisher that sends a value of its own in place of a failure, and finishes. Apple's
  /// `Publishers.ReplaceError`.
  @frozen
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// What is sent in place of a failure.
    public let output: Output

    /// The publisher that may fail.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(Inner(downstream: subscriber, output: output))
    }
  }
}

extension Publishers.ReplaceError: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends `output` in place of a failure, as soon as there is demand for it, and finishes.
  @inlinable
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers.ReplaceError {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting

      /// The upstream has failed, and the replacement has not been sent.
      @usableFromInline var isWaiting = false

      @inlinable
      init() {}
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let output: Upstream.Output
    @usableFromInline let state = Lock(State())

    /// The downstream's demand that is not yet used up; closed by a cancel.
    @usableFromInline let demand = AtomicDemand()

    /// Whether there is a subscription that has not completed. Guarded by the upstream's serial
    /// delivery.
    @exclusivity(unchecked) @usableFromInline var isActive = false

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
      isActive = true
      downstream.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard isActive else { return .none }
      guard demand.take() else { return refuse() }
      let more = downstream.receive(input)
      if more != .none {
        demand.add(more)
        // The upstream may have failed meanwhile.
        if !isActive { replaceIfWanted() }
      }
      return more
    }

    @usableFromInline
    func refuse() -> Subscribers.Demand {
      require(demand.isClosed, "\(operatorName) received a value that nobody asked for")
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      isActive = false
      let isFailure: Bool
      switch completion {
      case .finished: isFailure = false
      case .failure: isFailure = true
      }
      let wasSubscribed = state.withLock { state -> Bool in
        guard state.status.terminateIfSubscribed() != nil else { return false }
        state.isWaiting = isFailure
        return true
      }
      guard wasSubscribed else { return }
      if isFailure {
        replaceIfWanted()
      } else {
        downstream.receive(completion: .finished)
      }
    }

    /// Sends the replacement once, if it waits and there is demand.
    ///
    /// A request adds its demand before it looks whether the replacement waits, and a failure makes
    /// it wait before it looks for demand: one of the two sees the other.
    @inlinable
    func replaceIfWanted() {
      guard demand.take() else { return }
      let isMine = state.withLock { state in
        defer { state.isWaiting = false }
        return state.isWaiting
      }
      guard isMine else { return }
      _ = downstream.receive(output)
      if !demand.isClosed { downstream.receive(completion: .finished) }
    }

    @inlinable
    func request(_ requested: Subscribers.Demand) {
      require(requested > 0, "request(_:) on \(operatorName) needs a demand above none")
      if state.withLock({ $0.status.isAwaiting }) { return }
      demand.add(requested)
      let (subscription, isWaiting) = state.withLock { ($0.status.subscription, $0.isWaiting) }
      subscription?.request(requested)
      if isWaiting { replaceIfWanted() }
    }

    @inlinable
    func cancel() {
      let (subscription, hadOne) = state.withLock { state in
        let hadOne = !state.status.isAwaiting
        state.isWaiting = false
        return (state.status.terminateIfSubscribed(), hadOne)
      }
      if hadOne { demand.close() }
      subscription?.cancel()
    }

    @usableFromInline var operatorName: String { "ReplaceError" }
  }
}
