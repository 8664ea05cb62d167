extension Publishers {
  /// A publisher that ends when no value has come for some time. Apple's `Publishers.Timeout`.
  @frozen
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is watched.
    public let upstream: Upstream

    /// How long a value may take.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures the time and delivers.
    public let scheduler: Context

    /// What the scheduler is to heed.
    public let options: Context.SchedulerOptions?

    /// The failure for a value that took too long; without one the publisher finishes.
    public let customError: (() -> Failure)?

    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(
          downstream: subscriber, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

extension Publisher {
  /// Cancels the upstream and ends, with the failure that `customError` gives or by finishing, when
  /// no value has come for `interval`. The time begins at the subscription, again at the first
  /// request, and again at each value.
  ///
  /// Values and the completion are delivered by `scheduler`. A scheduler that runs everything at
  /// once is a programmer error, as in Apple's framework.
  @inlinable
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

extension Publishers.Timeout {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var timer = RestartableTimer()
      @usableFromInline var hasRequested = false

      /// The upstream's completion is on its way: a cancel still reaches the upstream.
      @usableFromInline var isCompleting = false

      /// The thread that is scheduling a timer, or 0: a timer that fires on it right then is one of
      /// a scheduler that does not wait.
      @usableFromInline var schedulingThread: ThreadToken = 0

      @inlinable
      init() {}

      @inlinable var isActive: Bool { status.subscription != nil && !isCompleting }
    }

    @usableFromInline let downstream: SerialDownstream<Downstream>
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?
    @usableFromInline let customError: (() -> Failure)?
    @usableFromInline let state = Lock(State())

    @usableFromInline var operatorName: String { "Timeout" }

    @inlinable
    init(
      downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.downstream = SerialDownstream(downstream)
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
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
      startTimer()
      downstream.subscriber.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard startTimer() else { return .none }
      scheduler.schedule(options: options) {
        self.downstream.send(input, handleDemand: self.requestMore)
      }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let (isActive, timer) = state.withLock { state -> (Bool, (any Cancellable)?) in
        guard state.isActive else { return (false, nil) }
        state.isCompleting = true
        return (true, state.timer.stop())
      }
      timer?.cancel()
      guard isActive else { return }
      scheduler.schedule(options: options) {
        guard self.state.withLock({ $0.status.terminateIfSubscribed() }) != nil else { return }
        self.downstream.send(completion: completion, handleDemand: self.requestMore)
      }
    }

    /// Begins to measure anew.
    ///
    /// - Returns: Whether the upstream is in use.
    @inlinable @discardableResult
    func startTimer() -> Bool {
      let number = state.withLock { state -> UInt64? in
        guard state.isActive else { return nil }
        state.schedulingThread = currentThreadToken()
        return state.timer.begin()
      }
      guard let number else { return false }
      let timer = scheduler.scheduleRepeatedly(every: interval, options: options) { [weak self] in
        self?.timeOut(number)
      }
      state.withLock { state in
        state.schedulingThread = 0
        return state.timer.store(timer, as: number)
      }?.cancel()
      return true
    }

    @usableFromInline
    func timeOut(_ number: UInt64) {
      let (subscription, timer, isEarly) = state.withLock {
        state -> ((any Subscription)?, (any Cancellable)?, Bool) in
        guard number == state.timer.generation, state.isActive else { return (nil, nil, false) }
        let isEarly = state.schedulingThread == currentThreadToken()
        return (state.status.terminate(), state.timer.stop(), isEarly)
      }
      require(!isEarly, "timeout needs a scheduler that waits: it ran the timer at once")
      timer?.cancel()
      guard let subscription else { return }
      subscription.cancel()
      let completion = customError.map { Subscribers.Completion.failure($0()) } ?? .finished
      downstream.send(completion: completion, handleDemand: requestMore)
    }

    @inlinable
    func requestMore(_ demand: Subscribers.Demand) {
      if demand > 0 { state.withLock { $0.status.subscription }?.request(demand) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
      let (subscription, isFirst) = state.withLock { state -> ((any Subscription)?, Bool) in
        guard state.isActive else { return (nil, false) }
        defer { state.hasRequested = true }
        return (state.status.subscription, !state.hasRequested)
      }
      if isFirst { startTimer() }
      subscription?.request(demand)
    }

    @usableFromInline
    func cancel() {
      let (subscription, timer) = state.withLock { state in
        (state.status.terminateIfSubscribed(), state.timer.stop())
      }
      timer?.cancel()
      guard let subscription else { return }
      downstream.dropValues()
      subscription.cancel()
    }
  }
}
