extension Publishers {
  /// A publisher of the value of another that comes before all others in an order given by a
  /// closure that may throw. Apple's `Publishers.TryComparison`.
  ///
  /// Of equal values it is the earliest.
  @frozen
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are compared.
    public let upstream: Upstream

    /// Whether a new value, the first argument, comes before the one found so far.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
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

extension Publisher {
  /// Sends the smallest value when the publisher finishes, the earliest of equal ones; without any
  /// value it only finishes. `areInIncreasingOrder` says whether its first argument is smaller. An
  /// error that `areInIncreasingOrder` throws cancels the upstream and ends the publisher with it.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value when the publisher finishes, the earliest of equal ones; without any
  /// value it only finishes. `areInIncreasingOrder` says whether its first argument is smaller. An
  /// error that `areInIncreasingOrder` throws cancels the upstream and ends the publisher with it.
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publishers.TryComparison {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
    @usableFromInline var result: Input?

    @inlinable
    init(areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      if let found = result, try !areInIncreasingOrder(input, found) { return .goOn }
      result = input
      return .goOn
    }

    @usableFromInline var operatorName: String { "TryComparison" }
  }
}
