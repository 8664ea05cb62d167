extension Publishers {
  /// A publisher that delivers a value once no other has come for some time. Apple's
  /// `Publishers.Debounce`.
  @frozen
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are thinned out.
    public let upstream: Upstream

    /// How long no other value may come.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and delivers.
    public let scheduler: Context

    /// What the scheduler is to heed in delivering values.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Delivers a value on `scheduler` once no other has come for `dueTime`.
  ///
  /// The upstream is asked for everything. A value that the downstream does not want at that moment
  /// is lost. At the completion a value that still waits is dropped, and the completion is scheduled
  /// at once.
  @inlinable
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers.Debounce {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var timer = RestartableTimer()
      @usableFromInline var demand = Subscribers.Demand.none

      /// The newest value, while it waits.
      @usableFromInline var value: Input?

      @inlinable
      init() {}
    }

    @usableFromInline let downstream: SerialDownstream<Downstream>
    @usableFromInline let dueTime: Context.SchedulerTimeType.Stride
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?
    @usableFromInline let state = Lock(State())

    @inlinable
    init(
      downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.downstream = SerialDownstream(downstream)
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    deinit {
      state.withLock { $0.timer.stop() }?.cancel()
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard state.withLock({ $0.status.accept(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.subscriber.receive(subscription: self)
      subscription.request(.unlimited)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      var replaced: Input?  // released with the lock open: its deinitialiser may be a client's
      let number = state.withLock { state -> UInt64? in
        guard state.status.subscription != nil else { return nil }
        replaced = state.value
        state.value = input
        return state.timer.begin()
      }
      withExtendedLifetime(replaced) {}
      guard let number else { return .none }
      let timer = scheduler.scheduleRepeatedly(every: dueTime, options: options) { [weak self] in
        self?.due(number)
      }
      state.withLock { $0.timer.store(timer, as: number) }?.cancel()
      return .none
    }

    @inlinable
    func due(_ number: UInt64) {
      let (timer, value, isWanted) = state.withLock {
        state -> ((any Cancellable)?, Input?, Bool) in
        guard number == state.timer.generation, state.status.subscription != nil
        else { return (nil, nil, false) }
        defer { state.value = nil }
        let isWanted = state.demand > 0
        if isWanted { state.demand -= 1 }
        return (state.timer.stop(), state.value, isWanted)
      }
      timer?.cancel()
      if isWanted, let value { downstream.send(value, handleDemand: add) }
    }

    @inlinable
    func add(_ demand: Subscribers.Demand) {
      if demand > 0 { state.withLock { $0.demand += demand } }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      guard end() != nil else { return }
      scheduler.schedule {
        self.downstream.send(completion: completion, handleDemand: self.add)
      }
    }

    /// Ends the use of the upstream, if there is one, and drops the value that waits.
    @inlinable
    func end() -> (any Subscription)? {
      let (subscription, timer, value) = state.withLock {
        state -> ((any Subscription)?, (any Cancellable)?, Input?) in
        guard let subscription = state.status.terminateIfSubscribed() else {
          return (nil, nil, nil)
        }
        defer { state.value = nil }
        return (subscription, state.timer.stop(), state.value)
      }
      withExtendedLifetime(value) {}
      timer?.cancel()
      return subscription
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
      state.withLock { state in
        if state.status.subscription != nil { state.demand += demand }
      }
    }

    @usableFromInline
    func cancel() {
      let subscription = end()
      // A completion that is on its way does not arrive either.
      if state.withLock({ $0.status.isTerminal }) { downstream.dropEverything() }
      subscription?.cancel()
    }

    @usableFromInline var operatorName: String { "Debounce" }

    @usableFromInline var customMirror: Mirror {
      let (demand, value) = state.withLock { ($0.demand, $0.value) }
      return Mirror(
        self,
        children: [
          ("downstream", downstream.subscriber), ("downstreamDemand", demand),
          ("currentValue", value as Any),
        ])
    }
  }
}
