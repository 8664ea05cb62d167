import Combine

extension Publishers {
  /// A publisher of what its upstream does, as values.
  @frozen
  public struct Materialize<Upstream: Publisher>: Publisher {
    public typealias Output = Event<Upstream.Output, Upstream.Failure>
    public typealias Failure = Never

    /// The publisher whose events become values.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(outlet: Outlet(subscriber), downstream: subscriber))
    }
  }
}

extension Publishers.Materialize {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Output, Downstream.Failure == Never {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    /// Keeps the last event until the downstream has asked for it.
    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let link = UpstreamLink()

    /// Until it has its subscription. Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var subscriber: Downstream?

    @inlinable
    init(outlet: Outlet<Downstream>, downstream: Downstream) {
      self.outlet = outlet
      subscriber = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
      let first = subscriber
      subscriber = nil
      first?.receive(subscription: self)
      link.attach(subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      var more = Subscribers.Demand.none
      outlet.send(.value(input)) { more += $0 }
      return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      link.end()
      switch completion {
      case .finished: outlet.enqueue(.finished)
      case .failure(let error): outlet.enqueue(.failure(error))
      }
      outlet.enqueue(completion: .finished)
      outlet.deliver()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      outlet.add(demand)
      outlet.deliver { link.request($0) }
      link.request(demand)
    }

    @inlinable
    func cancel() {
      outlet.close()
      link.cancel()
    }
  }
}

extension Publisher {
  /// Makes a value of each event, the completion included, and then finishes: it never fails.
  ///
  /// The last event needs demand as any value does, and waits for it.
  @inlinable
  public func materialize() -> Publishers.Materialize<Self> {
    Publishers.Materialize(upstream: self)
  }
}

extension Publisher where Output: EventConvertible, Failure == Never {
  /// The values among the events.
  @inlinable
  public func values() -> Publishers.CompactMap<Self, Output.Output> {
    compactMap { if case .value(let value) = $0.event { .some(value) } else { nil } }
  }

  /// The failures among the events.
  @inlinable
  public func failures() -> Publishers.CompactMap<Self, Output.Failure> {
    compactMap { if case .failure(let error) = $0.event { error } else { nil } }
  }
}
