extension Publishers {
  /// A publisher that delivers the values of the newest of the publishers that another brings.
  /// Apple's `Publishers.SwitchToLatest`.
  ///
  /// A new publisher cancels the one before. It finishes when the upstream and the newest publisher
  /// have finished; a failure of either cancels the other and goes down.
  @frozen
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher that brings the publishers.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SwitchSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      upstream.subscribe(Outer(subscription))
    }
  }
}

extension Publishers.SwitchToLatest {
  /// The subscriber of the upstream.
  @usableFromInline
  struct Outer<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline let subscription: SwitchSubscription<Downstream>

    @inlinable
    init(_ subscription: SwitchSubscription<Downstream>) {
      self.subscription = subscription
    }

    @inlinable var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    @usableFromInline var operatorName: String { "SwitchToLatest" }

    @inlinable
    func receive(subscription upstream: any Subscription) {
      subscription.receiveSource(upstream)
    }

    @inlinable
    func receive(_ input: P) -> Subscribers.Demand {
      if let child = subscription.switchChild() { input.subscribe(child) }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<P.Failure>) {
      subscription.receiveSource(completion)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers the values of the newest of the publishers that this one brings; the one before is
  /// cancelled. Values come on the threads on which the publishers deliver, one at a time.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Delivers the values of the newest of the publishers, which may fail, that this one brings; the
  /// one before is cancelled.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Delivers the values of the newest of the publishers that this one brings; the one before is
  /// cancelled.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Delivers the values of the newest of the publishers, which never fail, that this one brings;
  /// the one before is cancelled.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
