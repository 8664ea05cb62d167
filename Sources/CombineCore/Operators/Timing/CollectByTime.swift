extension Publishers {
  /// A publisher that gathers values into arrays by time. Apple's `Publishers.CollectByTime`.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are gathered.
    public let upstream: Upstream

    /// When an array is sent.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// What the scheduler is to heed.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Gathers values and sends them as arrays when `strategy` says so, through its scheduler.
  ///
  /// The intervals begin at the subscription; one without values sends nothing. Without demand
  /// the values go on gathering. When the publisher finishes, the rest is sent first; when it fails,
  /// the rest is dropped.
  @inlinable
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers.CollectByTime {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      @usableFromInline var status = SubscriptionStatus.awaiting
      @usableFromInline var timer = RestartableTimer()
      @usableFromInline var buffer: [Input] = []

      /// How many arrays the downstream wants.
      @usableFromInline var demand = Subscribers.Demand.none

      @inlinable
      init() {}

      /// Takes the next array, of `count` values at most, if the downstream wants one.
      @inlinable
      mutating func takeArray(count: Int?) -> [Input]? {
        guard !buffer.isEmpty, demand > 0, status.subscription != nil else { return nil }
        demand -= 1
        if let count, count > 0, buffer.count > count {
          defer { buffer.removeFirst(count) }
          return Array(buffer.prefix(count))
        }
        defer { buffer = [] }
        return buffer
      }
    }

    @usableFromInline let downstream: SerialDownstream<Downstream>
    @usableFromInline let scheduler: Context
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let count: Int?
    @usableFromInline let options: Context.SchedulerOptions?
    @usableFromInline let state = Lock(State())

    @usableFromInline var operatorName: String { "CollectByTime" }

    @inlinable
    init(
      downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.downstream = SerialDownstream(downstream)
      scheduler = strategy.scheduler
      interval = strategy.interval
      count = strategy.count
      self.options = options
    }

    deinit {
      state.withLock { $0.timer.stop() }?.cancel()
    }

    @inlinable
    func receive(subscription: any Subscription) {
      let number = state.withLock { $0.status.accept(subscription) ? $0.timer.begin() : nil }
      guard let number else {
        subscription.cancel()
        return
      }
      startTimer(number)
      downstream.subscriber.receive(subscription: self)
    }

    @inlinable
    func startTimer(_ number: UInt64) {
      let timer = scheduler.scheduleRepeatedly(every: interval, options: options) { [weak self] in
        self?.tick(number)
      }
      state.withLock { $0.timer.store(timer, as: number) }?.cancel()
    }

    @inlinable
    func tick(_ number: UInt64) {
      let array = state.withLock { state in
        number == state.timer.generation ? state.takeArray(count: count) : nil
      }
      if let array { downstream.send(array, handleDemand: add) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      let (array, number) = state.withLock { state -> ([Input]?, UInt64) in
        guard state.status.subscription != nil else { return (nil, 0) }
        state.buffer.append(input)
        guard let count, state.buffer.count >= count,
          let array = state.takeArray(count: count)
        else { return (nil, 0) }
        return (array, state.timer.begin())
      }
      if let array {
        startTimer(number)
        scheduler.schedule(options: options) {
          self.downstream.send(array, handleDemand: self.add)
        }
      }
      return count == nil ? .max(1) : .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      guard let (_, rest) = end() else { return }
      scheduler.schedule(options: options) {
        if case .finished = completion, !rest.isEmpty {
          self.downstream.send(rest, handleDemand: { _ in })
        }
        self.downstream.sendUnlessCancelled(completion, handleDemand: { _ in })
      }
    }

    /// Takes on what the downstream has returned for an array.
    @inlinable
    func add(_ demand: Subscribers.Demand) {
      if demand == .none { return }
      if count == nil {
        state.withLock { $0.demand += demand }
      } else {
        request(demand)
      }
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      let subscription = state.withLock { state in
        state.demand += demand
        return state.status.subscription
      }
      subscription?.request(count.map { demand * $0 } ?? .max(1))
    }

    @usableFromInline
    func cancel() {
      let ended = end()
      if ended != nil || isTerminal { downstream.dropEverything() }
      ended?.0.cancel()
    }

    /// Whether the upstream has completed, and what it left may be on its way, or has been cancelled.
    @inlinable var isTerminal: Bool { state.withLock { $0.status.isTerminal } }

    /// Ends the use of the upstream, if there is one, and gives what has gathered.
    @inlinable
    func end() -> (any Subscription, [Input])? {
      let (ended, timer) = state.withLock {
        state -> ((any Subscription, [Input])?, (any Cancellable)?) in
        guard let subscription = state.status.terminateIfSubscribed() else { return (nil, nil) }
        defer { state.buffer = [] }
        return ((subscription, state.buffer), state.timer.stop())
      }
      timer?.cancel()
      return ended
    }
  }
}
