extension Publishers {
  /// A publisher that turns each value into a publisher and delivers the values of all of those.
  /// Apple's `Publishers.FlatMap`.
  ///
  /// It finishes when the upstream and all of the publishers have finished. The first failure of
  /// any of them cancels the others and goes down at once; values that wait for demand are then
  /// dropped.
  @frozen
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are turned into publishers.
    public let upstream: Upstream

    /// How many publishers there may be at once; further upstream values are not asked for before
    /// one has finished.
    public let maxPublishers: Subscribers.Demand

    /// Gives the publisher for a value.
    public let transform: (Upstream.Output) -> NewPublisher

    @inlinable
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outer = Outer(
        FanInSubscription(flattening: subscriber, maxPublishers: maxPublishers),
        transform: transform)
      subscriber.receive(subscription: outer.subscription)
      upstream.subscribe(outer)
    }
  }
}

extension Publishers.FlatMap {
  /// The subscriber of the upstream.
  @usableFromInline
  struct Outer<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let subscription: FanInSubscription<Downstream>
    @usableFromInline let transform: (Upstream.Output) -> NewPublisher

    @inlinable
    init(
      _ subscription: FanInSubscription<Downstream>,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.subscription = subscription
      self.transform = transform
    }

    @inlinable var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    @usableFromInline var operatorName: String { "FlatMap" }

    @inlinable
    func receive(subscription upstream: any Subscription) {
      subscription.receiveSource(upstream)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      if let child = subscription.addChild() { transform(input).subscribe(child) }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      subscription.receiveSource(completion)
    }
  }
}

extension Publisher {
  /// Turns each value into a publisher with `transform` and delivers the values of all of those.
  ///
  /// `transform` is called on the thread on which the upstream delivers; values come on the threads
  /// on which the publishers deliver, one at a time. A failure of any of them ends the publisher.
  ///
  /// - Parameter maxPublishers: How many publishers there may be at once.
  @inlinable
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that never fails with `transform` and delivers the values of
  /// all of those.
  ///
  /// - Parameter maxPublishers: How many publishers there may be at once.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher that may fail with `transform` and delivers the values of
  /// all of those.
  ///
  /// - Parameter maxPublishers: How many publishers there may be at once.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Turns each value into a publisher that never fails with `transform` and delivers the values of
  /// all of those.
  ///
  /// - Parameter maxPublishers: How many publishers there may be at once.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
