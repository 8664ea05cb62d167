extension Publishers {
  /// A publisher of arrays with a number of values of another each. Apple's
  /// `Publishers.CollectByCount`.
  @frozen
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are gathered.
    public let upstream: Upstream

    /// How many values an array has; the last one may have fewer.
    public let count: Int

    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends arrays of `count` values each. When the publisher finishes, what has been gathered since
  /// the last of them follows; when it fails, that is dropped.
  @inlinable
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers.CollectByCount {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    /// The buffer is guarded with the status because `cancel()` empties it, on any thread.
    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var buffer: [Input] = []
      @usableFromInline var hasCompleted = false

      /// Looked at after the rest only.
      @usableFromInline var isCancelled = false

      @inlinable
      init() {}

      @inlinable
      mutating func takeBuffer() -> [Input] {
        defer { buffer = [] }
        return buffer
      }
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let count: Int
    @usableFromInline let state = Lock(State())

    @usableFromInline var operatorName: String { "CollectByCount" }

    @inlinable
    init(downstream: Downstream, count: Int) {
      self.downstream = downstream
      self.count = count
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard state.withLock({ $0.status.accept(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      let full: [Input]? = state.withLock { state in
        guard case .subscribed = state.status else { return nil }
        // At once as large as it will be, unless that is a lot.
        if state.buffer.isEmpty { state.buffer.reserveCapacity(Swift.min(count, 64)) }
        state.buffer.append(input)
        return state.buffer.count == count ? state.takeBuffer() : nil
      }
      guard let full else { return .none }
      return downstream.receive(full) * count
    }

    /// Is passed on before a subscription and after a cancel too, as in Apple's framework.
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let (isFirst, ended, rest) = state.withLock { state in
        defer { state.hasCompleted = true }
        return (!state.hasCompleted, state.status.terminate(), state.takeBuffer())
      }
      withExtendedLifetime(ended) {}
      guard isFirst else { return }
      if case .finished = completion, !rest.isEmpty {
        _ = downstream.receive(rest)
        if state.withLock({ $0.isCancelled }) { return }
      }
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      state.withLock { $0.status.subscription }?.request(demand * count)
    }

    @inlinable
    func cancel() {
      let (subscription, rest) = state.withLock { state in
        state.isCancelled = true
        return (state.status.terminateIfSubscribed(), state.takeBuffer())
      }
      withExtendedLifetime(rest) {}
      subscription?.cancel()
    }

    @usableFromInline var customMirror: Mirror {
      let (status, buffer) = state.withLock { ($0.status, $0.buffer) }
      return Mirror(
        self,
        children: [
          ("downstream", downstream), ("upstreamSubscription", status.subscription as Any),
          ("buffer", buffer), ("count", count),
        ])
    }
  }
}
