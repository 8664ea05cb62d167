extension Publishers {
  /// A publisher that delivers through a scheduler. Apple's `Publishers.ReceiveOn`.
  @frozen
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are delivered.
    public let upstream: Upstream

    /// The scheduler that delivers.
    public let scheduler: Context

    /// What the scheduler is to heed in delivering.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        RelayingSubscription(
          downstream: subscriber, schedule: Schedule(scheduler: scheduler, options: options)))
    }
  }
}

extension Publisher {
  /// Delivers each value and the completion as an action of `scheduler`.
  ///
  /// The subscription comes at once, on the subscribing thread, and requests and cancels reach the
  /// upstream at once, on the caller's thread. Values keep their order if the scheduler runs its
  /// actions in order; a scheduler that runs several at once may change it, but never delivers two
  /// at once. Cancelling drops the values that are on their way.
  @inlinable
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers.ReceiveOn {
  @usableFromInline
  struct Schedule: NamedRelaySchedule {
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?

    @usableFromInline var operatorName: String { "ReceiveOn" }

    @inlinable
    init(scheduler: Context, options: Context.SchedulerOptions?) {
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable @inline(__always)
    func schedule(_ action: @escaping () -> Void) {
      scheduler.schedule(options: options, action)
    }
  }
}
