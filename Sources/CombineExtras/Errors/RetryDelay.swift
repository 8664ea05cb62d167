import Combine

extension Publishers {
  /// A publisher that subscribes to its upstream again, after a delay, when that has failed.
  public struct RetryDelay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to.
    public let upstream: Upstream

    /// How often it is subscribed to again, at most.
    public let retries: Int

    /// What to wait for before attempt 1, 2 and so on; made anew for each subscription.
    public let delays: () -> (_ attempt: Int) -> Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    /// Whether a failure is worth another attempt.
    public let condition: (Failure) -> Bool

    @inlinable
    public init(
      upstream: Upstream, retries: Int,
      delays: @escaping () -> (_ attempt: Int) -> Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil,
      condition: @escaping (Failure) -> Bool = { _ in true }
    ) {
      self.upstream = upstream
      self.retries = retries
      self.delays = delays
      self.scheduler = scheduler
      self.options = options
      self.condition = condition
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber, publisher: self)
      subscriber.receive(subscription: inner)
      inner.subscribe()
    }
  }
}

extension Publishers.RetryDelay {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    struct State {
      @usableFromInline var subscription: (any Subscription)?
      @usableFromInline var demand = Subscribers.Demand.none
      @usableFromInline var attempt = 0
      @usableFromInline var isEnded = false

      /// One thread at a time subscribes; what becomes due meanwhile is left to it, so that an
      /// upstream that fails at once does not subscribe to itself ever deeper.
      @usableFromInline var isSubscribing = false
      @usableFromInline var isDue = false

      /// Keeps this object while it waits.
      @usableFromInline var ticket: Ticket?

      @inlinable
      init() {}
    }

    /// What a scheduled action holds: emptied by a cancel, as the scheduler may keep the action.
    @usableFromInline
    final class Ticket {
      @usableFromInline let holder: Lock<Inner?>

      @inlinable
      init(_ inner: Inner) {
        holder = Lock(inner)
      }

      @inlinable
      func take() -> Inner? {
        holder.withLock { holder in
          defer { holder = nil }
          return holder
        }
      }
    }

    @usableFromInline let downstream: Downstream
    @usableFromInline let publisher: Publishers.RetryDelay<Upstream, Context>

    /// Guarded by the order of the attempts, which come one after the other.
    @usableFromInline let delay: (_ attempt: Int) -> Context.SchedulerTimeType.Stride
    @usableFromInline let state = Lock(State())

    @inlinable
    init(downstream: Downstream, publisher: Publishers.RetryDelay<Upstream, Context>) {
      self.downstream = downstream
      self.publisher = publisher
      delay = publisher.delays()
    }

    @inlinable
    func subscribe() {
      var mayGoOn = state.withLock { state in
        if state.isEnded { return false }
        if state.isSubscribing {
          state.isDue = true
          return false
        }
        state.isSubscribing = true
        return true
      }
      while mayGoOn {
        publisher.upstream.subscribe(Attempt(parent: self))
        mayGoOn = state.withLock { state in
          defer { state.isDue = false }
          if state.isDue, !state.isEnded { return true }
          state.isSubscribing = false
          return false
        }
      }
    }

    @inlinable
    func attach(_ subscription: any Subscription) {
      let demand = state.withLock { state -> Subscribers.Demand? in
        if state.isEnded || state.subscription != nil { return nil }
        state.subscription = subscription
        return state.demand
      }
      guard let demand else { return subscription.cancel() }
      if demand > .none { subscription.request(demand) }
    }

    @inlinable @inline(__always)
    func deliver(_ input: Output) -> Subscribers.Demand {
      let isWanted = state.withLock { state in
        state.demand -= 1
        return !state.isEnded
      }
      guard isWanted else { return .none }
      let more = downstream.receive(input)
      if more > .none { state.withLock { $0.demand += more } }
      return more
    }

    @inlinable
    func end(_ completion: Subscribers.Completion<Failure>) {
      if case .failure(let error) = completion, publisher.retries > currentAttempt,
        publisher.condition(error)
      {
        return wait()
      }
      let isFirst = state.withLock { state in
        defer { state.isEnded = true }
        return !state.isEnded
      }
      release()
      if isFirst { downstream.receive(completion: completion) }
    }

    @inlinable var currentAttempt: Int { state.withLock { $0.attempt } }

    @inlinable
    func wait() {
      let ticket = Ticket(self)
      let (attempt, previous) = state.withLock { state -> (Int?, (any Subscription)?) in
        defer { state.subscription = nil }
        if state.isEnded { return (nil, state.subscription) }
        state.attempt += 1
        state.ticket = ticket
        return (state.attempt, state.subscription)
      }
      withExtendedLifetime(previous) {}
      guard let attempt else { return }
      let scheduler = publisher.scheduler
      scheduler.schedule(
        after: scheduler.now.advanced(by: delay(attempt)), tolerance: scheduler.minimumTolerance,
        options: publisher.options
      ) { ticket.take()?.subscribe() }
    }

    @inlinable
    func release() {
      let (subscription, ticket) = state.withLock { state in
        defer {
          state.subscription = nil
          state.ticket = nil
        }
        return (state.subscription, state.ticket)
      }
      _ = ticket?.take()
      withExtendedLifetime(subscription) {}
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      let subscription = state.withLock { state -> (any Subscription)? in
        state.demand += demand
        return state.subscription
      }
      if demand > .none { subscription?.request(demand) }
    }

    @inlinable
    func cancel() {
      let subscription = state.withLock { state in
        state.isEnded = true
        return state.subscription
      }
      release()
      subscription?.cancel()
    }
  }

  /// Listens to the upstream, one time.
  @usableFromInline
  struct Attempt<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline let parent: Inner<Downstream>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(parent: Inner<Downstream>) {
      self.parent = parent
    }

    @inlinable
    func receive(subscription: any Subscription) {
      parent.attach(subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      parent.deliver(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      parent.end(completion)
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher again, `delay` after it has failed, up to `retries` times.
  ///
  /// Values are passed on as they come, those of failed attempts too; demand that is not met is
  /// asked of the next attempt. A failure that is the last, or for which `condition` is false, is
  /// passed on. A cancel also ends the waiting.
  ///
  /// - Parameters:
  ///   - scheduler: Where the waiting is done and the upstream is subscribed to again.
  ///   - condition: Whether a failure is worth another attempt. Called while attempts are left.
  @inlinable
  public func retry<S: Scheduler>(
    _ retries: Int, delay: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil, when condition: @escaping (Failure) -> Bool = { _ in true }
  ) -> Publishers.RetryDelay<Self, S> {
    Publishers.RetryDelay(
      upstream: self, retries: retries, delays: { { _ in delay } }, scheduler: scheduler,
      options: options, condition: condition)
  }

  /// As ``retry(_:delay:scheduler:options:when:)``, with delays that differ from one attempt to the
  /// next.
  @inlinable
  public func retry<S: Scheduler>(
    _ retries: Int, backoff: RetryBackoff, scheduler: S, options: S.SchedulerOptions? = nil,
    when condition: @escaping (Failure) -> Bool = { _ in true }
  ) -> Publishers.RetryDelay<Self, S> {
    Publishers.RetryDelay(
      upstream: self, retries: retries,
      delays: {
        let delays = backoff.makeDelays()
        return { .seconds(delays($0)) }
      }, scheduler: scheduler, options: options, condition: condition)
  }
}
