extension Publishers {
  /// A publisher that combines all values of another into one by a closure that may throw. Apple's
  /// `Publishers.TryReduce`.
  @frozen
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with, and the result if there is none.
    public let initial: Output

    /// Combines the result so far with the next value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    @inlinable
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReducingSubscription(
          downstream: subscriber, step: Step(initial: initial, nextPartialResult: nextPartialResult)
        ))
    }
  }
}

extension Publisher {
  /// Combines the values with `nextPartialResult`, beginning with `initialResult`, and sends the
  /// result when the publisher finishes. An error that `nextPartialResult` throws cancels the
  /// upstream and ends the publisher with it.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers.TryReduce {
  @usableFromInline
  struct Step: ReduceStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let initialResult: Output
    @usableFromInline let nextPartialResult: (Output, Upstream.Output) throws -> Output
    @usableFromInline var partialResult: Output

    @inlinable
    init(initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      initialResult = initial
      partialResult = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome {
      partialResult = try nextPartialResult(partialResult, input)
      return .goOn
    }

    @usableFromInline var result: Output? { partialResult }
    @usableFromInline var initial: Output? { initialResult }
    @usableFromInline var operatorName: String { "TryReduce" }
  }
}
