extension Publishers {
  /// A publisher of all values of another as one array. Apple's `Publishers.Collect`.
  @frozen
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are gathered.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReducingSubscription(downstream: subscriber, step: Step()))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Gathers all values and sends them as one array when the publisher finishes. There is no limit
  /// to the memory that it takes.
  @inlinable
  public func collect()
    -> Publishers.Collect<Self>
  {
    Publishers.Collect(upstream: self)
  }
}

extension Publishers.Collect {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline var values: [Input] = []

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      values.append(input)
      return .goOn
    }

    @usableFromInline var result: [Input]? { values }
    @usableFromInline var operatorName: String { "Collect" }

    @usableFromInline
    func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child] {
      [("count", values.count)]
    }
  }
}
