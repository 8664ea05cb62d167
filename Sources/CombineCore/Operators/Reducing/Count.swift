extension Publishers {
  /// A publisher of the number of values of another. Apple's `Publishers.Count`.
  @frozen
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are counted.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ReducingSubscription(downstream: subscriber, step: Step()))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Counts the values and sends their number when the publisher finishes.
  @inlinable
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}

extension Publishers.Count {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline var count = 0

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      count += 1
      return .goOn
    }

    @usableFromInline var result: Int? { count }
    @usableFromInline var initial: Int? { 0 }
    @usableFromInline var operatorName: String { "Count" }
  }
}
