extension Publishers {
  /// A publisher that transforms each value with a closure and drops those for which it gives
  /// `nil`. Apple's `Publishers.CompactMap`.
  @frozen
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The transformation; `nil` drops the value.
    public let transform: (Upstream.Output) -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publisher {
  /// Transforms each value with `transform` and drops those for which it gives `nil`. A value that
  /// it drops does not use up demand.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Transforms and drops further, in one step with the transformation before.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Transforms further, in one step with the transformation before.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.CompactMap {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Upstream.Output) -> Output?
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @usableFromInline var operatorName: String { "CompactMap" }

    @inlinable
    init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.downstream = downstream
      self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      if let output = transform(input) { downstream.receive(output) } else { .max(1) }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
