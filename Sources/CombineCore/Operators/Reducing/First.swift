extension Publishers {
  /// A publisher of the first value of another. Apple's `Publishers.First`.
  @frozen
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked at.
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

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value and finishes; without one it only finishes.
  @inlinable
  public func first()
    -> Publishers.First<Self>
  {
    Publishers.First(upstream: self)
  }
}

extension Publishers.First {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline var result: Input?

    @inlinable
    init() {}

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      result = input
      return .decided
    }

    @usableFromInline var operatorName: String { "First" }
  }
}
