extension Publishers {
  /// A publisher of the times between the values of another. Apple's `Publishers.MeasureInterval`.
  @frozen
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are timed.
    public let upstream: Upstream

    /// The scheduler whose clock is read.
    public let scheduler: Context

    @inlinable
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler))
    }
  }
}

extension Publisher {
  /// Sends, for each value, how long after the one before it came, or after the subscription for the
  /// first, on the clock of `scheduler`. Nothing is scheduled: it comes on the thread on which the
  /// upstream delivers. The options have no effect.
  @inlinable
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S>
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers.MeasureInterval {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let scheduler: Context
    @usableFromInline let upstream = UpstreamSlot()

    /// When the last value came. Guarded by the upstream's serial delivery.
    @exclusivity(unchecked) @usableFromInline var last: Context.SchedulerTimeType?

    @usableFromInline var operatorName: String { "MeasureInterval" }

    @inlinable
    init(downstream: Downstream, scheduler: Context) {
      self.downstream = downstream
      self.scheduler = scheduler
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard upstream.accept(subscription) else { return }
      last = scheduler.now
      downstream.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard upstream.isSubscribed, let last else { return .none }
      let now = scheduler.now
      self.last = now
      let demand = downstream.receive(last.distance(to: now))
      if demand > 0 { upstream.request(demand) }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if upstream.complete() { downstream.receive(completion: completion) }
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
