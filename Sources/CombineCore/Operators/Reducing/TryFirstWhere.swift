extension Publishers {
  /// A publisher of the first value of another that fulfils a condition given by a closure that may
  /// throw. Apple's `Publishers.TryFirstWhere`.
  @frozen
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
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
  /// Sends the first value for which `predicate` gives `true` and finishes; without one it only
  /// finishes. An error that `predicate` throws cancels the upstream and ends the publisher with
  /// it.
  @inlinable
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryFirstWhere<Self>
  {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.TryFirstWhere {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Output) throws -> Bool
    @usableFromInline var result: Input?

    @inlinable
    init(predicate: @escaping (Output) throws -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      guard try predicate(input) else { return .goOn }
      result = input
      return .decided
    }

    @usableFromInline var operatorName: String { "TryFirstWhere" }
  }
}
