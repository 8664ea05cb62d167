extension Publishers {
  /// A publisher that combines each value with the result before and sends every result. Apple's
  /// `Publishers.Scan`.
  @frozen
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with; it is not sent.
    public let initialResult: Output

    /// Makes a result from the one before and the new value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(
          downstream: subscriber, initialResult: initialResult,
          nextPartialResult: nextPartialResult))
    }
  }
}

extension Publisher {
  /// Combines each value with the result before, beginning with `initialResult`, and sends every
  /// result but the initial one. Each subscription has a state of its own.
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers.Scan {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var result: Output

    @inlinable
    init(
      downstream: Downstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.downstream = downstream
      self.nextPartialResult = nextPartialResult
      result = initialResult
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      let next = nextPartialResult(result, input)
      result = next
      return downstream.receive(next)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }

    @usableFromInline var operatorName: String { "Scan" }

    @usableFromInline var customMirror: Mirror {
      Mirror(self, children: ["downstream": downstream, "result": result])
    }
  }
}
