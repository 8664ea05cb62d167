extension Publishers {
  /// A publisher of the value of another that comes before all others in an order. Apple's
  /// `Publishers.Comparison`.
  ///
  /// Of equal values it is the earliest.
  @frozen
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared.
    public let upstream: Upstream

    /// Whether a new value, the first argument, comes before the one found so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    @inlinable
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReducingSubscription(
          downstream: subscriber, step: Step(areInIncreasingOrder: areInIncreasingOrder)))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value when the publisher finishes, the earliest of equal ones; without any
  /// value it only finishes.
  @inlinable
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: <)
  }

  /// Sends the greatest value when the publisher finishes, the earliest of equal ones; without any
  /// value it only finishes.
  @inlinable
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: >)
  }
}

extension Publisher {
  /// Sends the smallest value when the publisher finishes, the earliest of equal ones; without any
  /// value it only finishes. `areInIncreasingOrder` says whether its first argument is smaller.
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value when the publisher finishes, the earliest of equal ones; without any
  /// value it only finishes. `areInIncreasingOrder` says whether its first argument is smaller.
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publishers.Comparison {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
    @usableFromInline var result: Input?

    @inlinable
    init(areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      if let found = result, !areInIncreasingOrder(input, found) { return .goOn }
      result = input
      return .goOn
    }

    @usableFromInline var operatorName: String { "Comparison" }
  }
}
