extension Publishers {
  /// A publisher of whether another has a value. Apple's `Publishers.Contains`.
  @frozen
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The value that is looked for.
    public let output: Upstream.Output

    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReducingSubscription(downstream: subscriber, step: Step(output: output)))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Sends `true` at the first value equal to `output`, and `false` when the publisher finishes
  /// without one.
  @inlinable
  public func contains(_ output: Output)
    -> Publishers.Contains<Self>
  {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers.Contains {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let output: Input
    @usableFromInline var result: Bool? = false

    @usableFromInline var initial: Bool? { false }

    @inlinable
    init(output: Input) {
      self.output = output
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      guard input == output else { return .goOn }
      result = true
      return .decided
    }

    @usableFromInline var operatorName: String { "Contains" }
  }
}
