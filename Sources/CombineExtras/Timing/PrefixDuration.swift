import Combine

extension Publishers {
  /// A publisher that passes on the values of its upstream for a time and then finishes.
  public struct PrefixDuration<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed on.
    public let upstream: Upstream

    /// For how long.
    public let duration: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride?
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, duration: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride? = nil, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.duration = duration
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber)
      subscriber.receive(subscription: inner)
      if inner.link.isEnded { return }
      scheduler.schedule(
        after: scheduler.now.advanced(by: duration),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { [weak inner] in inner?.expire() }
      if inner.link.isEnded { return }
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.PrefixDuration {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output

    @usableFromInline let downstream: Downstream
    @usableFromInline let link = UpstreamLink()
    @usableFromInline let gate = Lock(InterruptGate<Failure>())

    @inlinable
    init(downstream: Downstream) {
      self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
      link.attach(subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard gate.withLock({ $0.enter() }) else { return .none }
      let demand = downstream.receive(input)
      if let completion = gate.withLock({ $0.leave() }) {
        downstream.receive(completion: completion)
      }
      return demand
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      link.end()
      finish(completion)
    }

    @inlinable
    func expire() {
      link.cancel()
      finish(.finished)
    }

    @inlinable
    func finish(_ completion: Subscribers.Completion<Failure>) {
      if let now = gate.withLock({ $0.finish(completion) }) {
        downstream.receive(completion: now)
      }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      link.request(demand)
    }

    @inlinable
    func cancel() {
      gate.withLock { $0.cancel() }
      link.cancel()
    }
  }
}

extension Publisher {
  /// Passes on the values for `duration` after the subscription, then cancels the upstream and
  /// finishes, on `scheduler`; or, if a value is being delivered at that moment, after it on the
  /// thread that delivers. Ends before if the upstream does.
  @inlinable
  public func prefix<S: Scheduler>(
    duration: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.PrefixDuration<Self, S> {
    Publishers.PrefixDuration(
      upstream: self, duration: duration, tolerance: tolerance, scheduler: scheduler,
      options: options)
  }
}
