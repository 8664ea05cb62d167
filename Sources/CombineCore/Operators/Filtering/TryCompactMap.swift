extension Publishers {
  /// A publisher that transforms each value with a closure that may throw and drops those for which
  /// it gives `nil`. Apple's `Publishers.TryCompactMap`.
  @frozen
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The transformation; `nil` drops the value.
    public let transform: (Upstream.Output) throws -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilteringSubscription(downstream: subscriber, step: Step(transform: transform)))
    }
  }
}

extension Publisher {
  /// Transforms each value with `transform` and drops those for which it gives `nil`. A value that
  /// it drops does not use up demand. An error that it throws cancels the upstream and ends the
  /// publisher with it.
  @inlinable
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryCompactMap {
  /// Transforms and drops further, in one step with the transformation before; an error thrown ends
  /// the publisher with it.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) {
      try first($0).flatMap(transform)
    }
  }
}

extension Publishers.TryCompactMap {
  @usableFromInline
  struct Step: FilterStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure
    @usableFromInline typealias Failure = any Error

    @usableFromInline let transform: (Upstream.Output) throws -> Output?

    @inlinable
    init(transform: @escaping (Upstream.Output) throws -> Output?) {
      self.transform = transform
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> FilterOutcome<Output> {
      if let output = try transform(input) { .pass(output) } else { .skip }
    }

    @usableFromInline var operatorName: String { "TryCompactMap" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { [] }
  }
}
