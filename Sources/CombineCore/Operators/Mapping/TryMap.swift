extension Publishers {
  /// A publisher that transforms each value with a closure that may throw. Apple's
  /// `Publishers.TryMap`.
  @frozen
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The transformation.
    public let transform: (Upstream.Output) throws -> Output

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformingSubscription(downstream: subscriber, step: Step(closure: transform)))
    }
  }
}

extension Publisher {
  /// Transforms each value with `transform`, which is called on the thread on which the upstream
  /// delivers. An error that it throws cancels the upstream and ends the publisher with it.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Self, T>
  {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryMap {
  /// Transforms further, in one step with the transformation before.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Transforms further, in one step with the transformation before; an error thrown ends the
  /// publisher with it.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
  }
}

extension Publishers.TryMap {
  @usableFromInline
  struct Step: TransformStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let closure: (Upstream.Output) throws -> Output

    @inlinable
    init(closure: @escaping (Upstream.Output) throws -> Output) {
      self.closure = closure
    }

    @inlinable static var passesEarlyCompletion: Bool { false }

    @inlinable
    func transform(_ input: Input) throws -> Output {
      try closure(input)
    }

    @usableFromInline var operatorName: String { "TryMap" }
  }
}
