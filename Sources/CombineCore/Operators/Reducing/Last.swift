extension Publishers {
  /// A publisher of the last value of another. Apple's `Publishers.Last`.
  @frozen
  public struct Last<Upstream: Publisher>: Publisher {
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

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends, when the publisher finishes, the last value; without one it only finishes.
  @inlinable
  public func last()
    -> Publishers.Last<Self>
  {
    Publishers.Last(upstream: self)
  }
}

extension Publishers.Last {
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
      return .goOn
    }

    @usableFromInline var operatorName: String { "Last" }
  }
}
