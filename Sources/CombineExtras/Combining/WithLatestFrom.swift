import Combine

extension Publishers {
  /// A publisher that joins each value of its upstream with the newest of another publisher.
  @frozen
  public struct WithLatestFrom<Upstream: Publisher, Other: Publisher, Output>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are joined.
    public let upstream: Upstream

    /// The publisher whose newest value is taken.
    public let other: Other

    /// Makes the output.
    public let resultSelector: (Upstream.Output, Other.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream, other: Other,
      resultSelector: @escaping (Upstream.Output, Other.Output) -> Output
    ) {
      self.upstream = upstream
      self.other = other
      self.resultSelector = resultSelector
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber, resultSelector: resultSelector)
      subscriber.receive(subscription: inner)
      if inner.upstreamLink.isEnded { return }
      // The other first, so that an upstream with its values at hand finds one of the other's.
      other.subscribe(OtherSubscriber(parent: inner))
      if inner.upstreamLink.isEnded { return }
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.WithLatestFrom {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output

    @usableFromInline
    struct State {
      @usableFromInline var latest: Other.Output?
      @usableFromInline var gate = InterruptGate<Failure>()

      @inlinable
      init() {}
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let resultSelector: (Upstream.Output, Other.Output) -> Output
    @usableFromInline let upstreamLink = UpstreamLink()
    @usableFromInline let otherLink = UpstreamLink()
    @usableFromInline let state = Lock(State())

    @inlinable
    init(
      downstream: Downstream,
      resultSelector: @escaping (Upstream.Output, Other.Output) -> Output
    ) {
      self.downstream = downstream
      self.resultSelector = resultSelector
    }

    @inlinable
    func receive(subscription: any Subscription) {
      upstreamLink.attach(subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      let (latest, isEnded) = state.withLock { state -> (Other.Output?, Bool) in
        if state.latest == nil { return (nil, state.gate.isEnded) }
        return state.gate.enter() ? (state.latest, false) : (nil, true)
      }
      if isEnded { return .none }
      guard let latest else { return .max(1) }
      let demand = downstream.receive(resultSelector(input, latest))
      if let completion = state.withLock({ $0.gate.leave() }) {
        downstream.receive(completion: completion)
      }
      return demand
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      upstreamLink.end()
      finish(completion)
    }

    /// Ends both upstreams and then the downstream.
    @inlinable
    func finish(_ completion: Subscribers.Completion<Failure>) {
      let now = state.withLock { $0.gate.finish(completion) }
      release()
      if let now { downstream.receive(completion: now) }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      upstreamLink.request(demand)
    }

    @inlinable
    func cancel() {
      state.withLock { $0.gate.cancel() }
      release()
    }

    @inlinable
    func release() {
      upstreamLink.cancel()
      otherLink.cancel()
      let latest = state.withLock { state in
        defer { state.latest = nil }
        return state.latest
      }
      withExtendedLifetime(latest) {}
    }

    /// Takes the other's newest value.
    @inlinable
    func store(_ value: Other.Output) {
      let previous = state.withLock { state -> Other.Output? in
        if state.gate.isEnded { return nil }
        defer { state.latest = .some(value) }
        return state.latest
      }
      withExtendedLifetime(previous) {}
    }
  }

  /// Listens to the other publisher.
  @usableFromInline
  struct OtherSubscriber<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Other.Output

    @usableFromInline let parent: Inner<Downstream>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(parent: Inner<Downstream>) {
      self.parent = parent
      parent.otherLink.request(.unlimited)
    }

    @inlinable
    func receive(subscription: any Subscription) {
      parent.otherLink.attach(subscription)
    }

    @inlinable
    func receive(_ input: Other.Output) -> Subscribers.Demand {
      parent.store(input)
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      parent.otherLink.end()
      if case .failure = completion { parent.finish(completion) }
    }
  }
}

extension Publisher {
  /// Joins each value with the newest of `other`.
  ///
  /// Values that come before the other has one are dropped, and made up for by asking the upstream
  /// for more; of the other, everything is requested. It ends as this publisher does, or with the
  /// other's failure; that the other finishes changes nothing. A failure of the other that comes
  /// while a value is being delivered is passed on after it, on the thread that delivers.
  @inlinable
  public func withLatestFrom<Other: Publisher, Result>(
    _ other: Other, resultSelector: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.WithLatestFrom<Self, Other, Result> where Other.Failure == Failure {
    Publishers.WithLatestFrom(upstream: self, other: other, resultSelector: resultSelector)
  }

  /// At each value, gives the newest of `other` instead. See
  /// ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<Other: Publisher>(_ other: Other)
    -> Publishers.WithLatestFrom<Self, Other, Other.Output>
  where Other.Failure == Failure {
    withLatestFrom(other) { $1 }
  }
}
