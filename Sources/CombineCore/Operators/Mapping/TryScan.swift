extension Publishers {
  /// A publisher that combines each value with the result before, by a closure that may throw, and
  /// sends every result. Apple's `Publishers.TryScan`.
  @frozen
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with; it is not sent.
    public let initialResult: Output

    /// Makes a result from the one before and the new value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformingSubscription(
          downstream: subscriber,
          step: Step(initialResult: initialResult, nextPartialResult: nextPartialResult)))
    }
  }
}

extension Publisher {
  /// Combines each value with the result before, beginning with `initialResult`, and sends every
  /// result but the initial one. An error thrown cancels the upstream and ends the publisher with
  /// it. Each subscription has a state of its own.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers.TryScan {
  @usableFromInline
  final class Step: TransformStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var result: Output

    @inlinable
    init(
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.nextPartialResult = nextPartialResult
      result = initialResult
    }

    @inlinable static var passesEarlyCompletion: Bool { false }

    @inlinable
    func transform(_ input: Input) throws -> Output {
      let next = try nextPartialResult(result, input)
      result = next
      return next
    }

    @usableFromInline var operatorName: String { "TryScan" }

    @usableFromInline
    func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child] {
      [("downstream", downstream), ("status", status), ("result", result)]
    }
  }
}
