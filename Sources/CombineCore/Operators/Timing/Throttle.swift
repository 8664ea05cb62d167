extension Publishers {
  /// A publisher that delivers at most one value an interval. Apple's `Publishers.Throttle`.
  @frozen
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are thinned out.
    public let upstream: Upstream

    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and delivers.
    public let scheduler: Context

    /// Whether the newest value of an interval is delivered, or its first.
    public let latest: Bool

    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Delivers on `scheduler` at most one value each `interval`: the newest that has come, or with
  /// `latest: false` the first.
  ///
  /// The upstream is asked for everything. The first value, and one that comes after a pause longer
  /// than the interval, is scheduled at once. Values that come while the downstream wants none are
  /// lost. A completion follows the value that waits, at that value's time.
  @inlinable
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers.Throttle {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline typealias Completion = Subscribers.Completion<Failure>

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var demand = Subscribers.Demand.none
      @usableFromInline var lastEmission: Context.SchedulerTimeType?

      /// The value that is scheduled, whose demand is taken.
      @usableFromInline var value: Input?

      /// The upstream's completion, until it is delivered.
      @usableFromInline var completion: Completion?

      @inlinable
      init() {}

      @inlinable var acceptsValues: Bool { status.subscription != nil && completion == nil }
    }

    @usableFromInline let downstream: SerialDownstream<Downstream>
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let scheduler: Context
    @usableFromInline let latest: Bool
    @usableFromInline let state = Lock(State())

    @usableFromInline var operatorName: String { "Throttle" }

    @inlinable
    init(
      downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.downstream = SerialDownstream(downstream)
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard state.withLock({ $0.status.accept(subscription) }) else {
        subscription.cancel()
        return
      }
      subscription.request(.unlimited)
      downstream.subscriber.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      let now = scheduler.now
      var replaced: Input?  // released with the lock open: its deinitialiser may be a client's
      let due = state.withLock { state -> Context.SchedulerTimeType? in
        guard state.acceptsValues, state.demand > 0 else { return nil }
        if state.value != nil {
          if latest {
            replaced = state.value
            state.value = input
          }
          return nil
        }
        state.demand -= 1
        state.value = input
        return state.lastEmission.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
      }
      withExtendedLifetime(replaced) {}
      if let due {
        let emit = { [weak self] in self?.emit() ?? () }
        if due == now { scheduler.schedule(emit) } else { scheduler.schedule(after: due, emit) }
      }
      return .none
    }

    @inlinable
    func receive(completion: Completion) {
      let schedulesNow = state.withLock { state in
        guard state.acceptsValues else { return false }
        state.completion = completion
        return state.value == nil
      }
      if schedulesNow { scheduler.schedule { [weak self] in self?.emit() } }
    }

    /// Delivers the value and the completion that wait.
    @inlinable
    func emit() {
      let now = scheduler.now
      let (value, completion) = state.withLock { state -> (Input?, Completion?) in
        guard state.status.subscription != nil else { return (nil, nil) }
        defer {
          state.value = nil
          if state.completion != nil { _ = state.status.terminate() }
        }
        if state.value != nil { state.lastEmission = now }
        return (state.value, state.completion)
      }
      if let value { downstream.send(value, handleDemand: add) }
      if let completion { downstream.sendUnlessCancelled(completion, handleDemand: add) }
    }

    @inlinable
    func add(_ demand: Subscribers.Demand) {
      if demand > 0 { state.withLock { $0.demand += demand } }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
      state.withLock { state in
        if state.acceptsValues { state.demand += demand }
      }
    }

    /// Drops what waits; a subscription that comes afterwards is cancelled.
    @usableFromInline
    func cancel() {
      let (subscription, value) = state.withLock { state in
        defer { state.value = nil }
        return (state.status.terminate(), state.value)
      }
      withExtendedLifetime(value) {}
      downstream.dropValues()
      subscription?.cancel()
    }
  }
}
