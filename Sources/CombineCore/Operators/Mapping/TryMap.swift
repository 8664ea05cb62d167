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
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
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
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == any Error {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Upstream.Output) throws -> Output
    @usableFromInline let upstream = UpstreamSlot()

    /// Set when `transform` has thrown. Guarded by the upstream's serial delivery.
    @usableFromInline var hasThrown = false

    @usableFromInline var operatorName: String { "TryMap" }

    @inlinable
    init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.downstream = downstream
      self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) {
      if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      if hasThrown { return .none }
      do {
        return downstream.receive(try transform(input))
      } catch {
        hasThrown = true
        upstream.cancel()
        downstream.receive(completion: .failure(error))
        return .none
      }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if upstream.complete() { downstream.receive(completion: completion.eraseError()) }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      upstream.request(demand)
    }

    @inlinable
    func cancel() {
      upstream.cancelIfSubscribed()
    }
  }
}
