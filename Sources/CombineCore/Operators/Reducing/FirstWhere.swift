extension Publishers {
  /// A publisher of the first value of another that fulfils a condition. Apple's
  /// `Publishers.FirstWhere`.
  @frozen
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
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
  /// finishes.
  @inlinable
  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.FirstWhere<Self>
  {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.FirstWhere {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Output) -> Bool
    @usableFromInline var result: Input?

    @inlinable
    init(predicate: @escaping (Output) -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      guard predicate(input) else { return .goOn }
      result = input
      return .decided
    }

    @usableFromInline var operatorName: String { "TryFirst" }
  }
}
