extension Publishers {
  /// A publisher that subscribes, requests and cancels through a scheduler. Apple's
  /// `Publishers.SubscribeOn`.
  @frozen
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to.
    public let upstream: Upstream

    /// The scheduler on which the upstream is called.
    public let scheduler: Context

    /// What the scheduler is to heed.
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
      let inner = Inner(downstream: subscriber, scheduler: scheduler, options: options)
      let upstream = upstream
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }
  }
}

extension Publisher {
  /// Subscribes to the publisher, requests from it and cancels it in actions of `scheduler`.
  ///
  /// Values and the completion come on the thread on which the upstream delivers. A request that is
  /// made from within a request, which happens with a scheduler that runs its actions at once, is a
  /// programmer error, as in Apple's framework.
  @inlinable
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers.SubscribeOn {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline typealias Request = (any Subscription, Subscribers.Demand)

    @usableFromInline let downstream: Downstream
    @usableFromInline let scheduler: Context
    @usableFromInline let options: Context.SchedulerOptions?
    @usableFromInline let upstream = UpstreamSlot()

    /// Makes scheduled requests reach the upstream one at a time and in order.
    @usableFromInline let requests = Lock(DeliveryQueue<Request>())

    @usableFromInline var operatorName: String { "SubscribeOn" }

    @inlinable
    init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.downstream = downstream
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    func receive(subscription: any Subscription) {
      if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      upstream.isSubscribed ? downstream.receive(input) : .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if upstream.complete() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
      guard let subscription = upstream.status.withLock({ $0.subscription }) else { return }
      scheduler.schedule(options: options) { self.pass((subscription, demand)) }
    }

    @usableFromInline
    func pass(_ request: Request) {
      let turn = requests.withLock { requests in
        let turn = requests.enter()
        if case .queued = turn { requests.append(request) }
        return turn
      }
      if case .queued = turn { return }
      require(
        turn == .entered,
        "request(_:) on SubscribeOn from within a request, on a scheduler that runs it at once")
      var next: Request? = request
      while let (subscription, demand) = next {
        subscription.request(demand)
        next = requests.withLock { $0.next() }
      }
    }

    @usableFromInline
    func cancel() {
      guard let subscription = upstream.status.withLock({ $0.terminateIfSubscribed() })
      else { return }
      scheduler.schedule(options: options) { subscription.cancel() }
    }
  }
}
