extension Publishers {
  /// A publisher of whether all values of another fulfil a condition. Apple's
  /// `Publishers.AllSatisfy`.
  @frozen
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
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
  /// publisher finishes without one.
  @inlinable
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool)
    -> Publishers.AllSatisfy<Self>
  {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers.AllSatisfy {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Upstream.Output) -> Bool
    @usableFromInline var result: Bool? = true

    @usableFromInline var initial: Bool? { true }

    @inlinable
    init(predicate: @escaping (Upstream.Output) -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      guard !predicate(input) else { return .goOn }
      result = false
      return .decided
    }

    @usableFromInline var operatorName: String { "AllSatisfy" }
  }
}
