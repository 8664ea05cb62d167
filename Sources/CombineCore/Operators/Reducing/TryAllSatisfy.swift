extension Publishers {
  /// A publisher of whether all values of another fulfil a condition given by a closure that may
  /// throw. Apple's `Publishers.TryAllSatisfy`.
  @frozen
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReducingSubscription(downstream: subscriber, step: Step(predicate: predicate)))
    }
  }
}

extension Publisher {
  /// Sends `false` at the first value for which `predicate` gives `false`, and `true` when the
  /// publisher finishes without one. An error that `predicate` throws cancels the upstream and ends
  /// the publisher with it.
  @inlinable
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers.TryAllSatisfy {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Upstream.Output) throws -> Bool
    @usableFromInline var result: Bool? = true

    @usableFromInline var initial: Bool? { true }

    @inlinable
    init(predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      guard try !predicate(input) else { return .goOn }
      result = false
      return .decided
    }

    @usableFromInline var operatorName: String { "TryAllSatisfy" }
  }
}
