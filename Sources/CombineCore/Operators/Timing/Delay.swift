extension Publishers {
  /// A publisher that delivers everything some time later. Apple's `Publishers.Delay`.
  @frozen
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are delayed.
    public let upstream: Upstream

    /// How much later a value or the completion is delivered than it came.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much the scheduler may be late.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that delivers.
    public let scheduler: Context

    /// What the scheduler is to heed in delivering.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        RelayingSubscription(
          downstream: subscriber,
          schedule: Schedule(
            interval: interval, tolerance: tolerance, scheduler: scheduler, options: options)))
    }
  }
}

extension Publisher {
  /// Delivers each value and the completion, a failure too, as an action of `scheduler` that is due
  /// `interval` after it came. The tolerance is the scheduler's smallest unless given.
  ///
  /// The subscription, requests and cancels are not delayed. Cancelling drops the values that are
  /// on their way.
  @inlinable
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

extension Publishers.Delay {
  @usableFromInline
  struct Schedule: RelaySchedule {
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let tolerance: Context.SchedulerTimeType.Stride
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?

    @inlinable
    init(
      interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable @inline(__always)
    func schedule(_ action: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
    }
  }
}
