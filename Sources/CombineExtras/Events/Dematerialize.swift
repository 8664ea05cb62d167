import Combine

extension Publishers {
  /// A publisher that does what its upstream's values, which are events, say.
  @frozen
  public struct Dematerialize<Upstream: Publisher>: Publisher
  where Upstream.Output: EventConvertible, Upstream.Failure == Never {
    public typealias Output = Upstream.Output.Output
    public typealias Failure = Upstream.Output.Failure

    /// The publisher of events.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber))
    }
  }
}

extension Publishers.Dematerialize {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Never

    @usableFromInline let downstream: Downstream
    @usableFromInline let link = UpstreamLink()

    /// Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var isFinished = false
    @exclusivity(unchecked) @usableFromInline var hasSubscription = false

    @inlinable
    init(downstream: Downstream) {
      self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
      if hasSubscription { return subscription.cancel() }
      hasSubscription = true
      downstream.receive(subscription: self)
      link.attach(subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      if isFinished { return .none }
      switch input.event {
      case .value(let value):
        return downstream.receive(value)
      case .failure(let error):
        finish(.failure(error))
      case .finished:
        finish(.finished)
      }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Never>) {
      finish(.finished)
    }

    @inlinable
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      if isFinished { return }
      isFinished = true
      link.cancel()
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      link.request(demand)
    }

    @inlinable
    func cancel() {
      link.cancel()
    }
  }
}

extension Publisher where Output: EventConvertible, Failure == Never {
  /// The opposite of ``Combine/Publisher/materialize()``: sends the values and ends with the first
  /// event that is an end, when the upstream is cancelled. Finishes if the upstream does before.
  ///
  /// An event that is an end comes when the upstream sends it, which takes demand.
  @inlinable
  public func dematerialize() -> Publishers.Dematerialize<Self> {
    Publishers.Dematerialize(upstream: self)
  }
}
