extension Publishers {
  /// A publisher of whether another has a value that fulfils a condition given by a closure that
  /// may throw. Apple's `Publishers.TryContainsWhere`.
  @frozen
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
  /// Sends `true` at the first value for which `predicate` gives `true`, and `false` when the
  /// publisher finishes without one. An error that `predicate` throws cancels the upstream and ends
  /// the publisher with it.
  @inlinable
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.TryContainsWhere {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Upstream.Output) throws -> Bool
    @usableFromInline var result: Bool? = false

    @usableFromInline var initial: Bool? { false }

    @inlinable
    init(predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      guard try predicate(input) else { return .goOn }
      result = true
      return .decided
    }

    @usableFromInline var operatorName: String { "TryContainsWhere" }
  }
}
