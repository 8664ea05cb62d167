/// The subscriber and subscription of `buffer`.
@usableFromInline
final class BufferSubscription<Downstream: Subscriber>: SpecializedSubscription, Subscriber,
  OperatorDescription
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline
  struct State {
    @usableFromInline var status = SubscriptionStatus.awaiting
    @usableFromInline var demand = Subscribers.Demand.none

    /// The downstream has its subscription, or is being given it: before, nothing is sent.
    @usableFromInline var isAnnounced = false

    /// The buffer, and whose turn it is to deliver from it.
    @usableFromInline var queue = DeliveryQueue<Input>()

    /// How the upstream has ended, or that the buffer has overflown.
    @usableFromInline var terminal: Completion?

    /// The buffer has overflown, and the closure of `customError` is being asked for the error.
    @usableFromInline var isFailing = false

    /// There was a request meanwhile.
    @usableFromInline var isFailureWanted = false

    @inlinable
    init() {}
  }

  /// What becomes of a value.
  @usableFromInline
  enum Outcome {
    case kept
    case dropped

    /// It is kept, and the caller delivers from the buffer.
    case deliver
    case fail(() -> Failure, any Subscription)
  }

  /// What the thread that has the turn does next.
  @usableFromInline
  enum Step {
    case deliver(Input)
    case complete(Completion, (any Subscription)?, Fifo<Input>)
    case rest
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let size: Int
  @usableFromInline let prefetch: Publishers.PrefetchStrategy
  @usableFromInline let whenFull: Publishers.BufferingStrategy<Failure>
  @usableFromInline let state = Lock(State())

  @usableFromInline var operatorName: String { "Buffer" }

  @inlinable
  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.downstream = downstream
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init { subscription, demand in
      unsafeDowncast(subscription, to: BufferSubscription<Downstream>.self).serve(demand)
    }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.status.accept(subscription) }) else {
      return subscription.cancel()
    }
    require(
      size >= 0 || prefetch == .byRequest,
      "buffer(size:prefetch:whenFull:) needs a size of 0 or more to keep full")
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    state.withLock { $0.isAnnounced = true }
    downstream.receive(subscription: self)
    // The upstream may have failed before.
    if state.withLock({ $0.takeTurn() }) {
      let more = drain()
      if more != .none { subscription.request(more) }
    }
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    var replaced: Input?  // released with the lock open: its deinitialiser may be a client's
    let outcome = state.withLock { $0.admit(input, size: size, whenFull, &replaced) }
    withExtendedLifetime(replaced) {}
    switch outcome {
    case .kept, .dropped:
      return .none
    case .deliver:
      return drain()
    case .fail(let makeError, let upstream):
      fail(makeError, upstream)
      return .none
    }
  }

  @usableFromInline
  func fail(_ makeError: () -> Failure, _ upstream: any Subscription) {
    upstream.cancel()
    let error = makeError()
    let drains = state.withLock { state in
      state.terminal = .failure(error)
      return state.isFailureWanted ? state.takeTurn() : false
    }
    if drains { _ = drain() }
  }

  @inlinable
  func receive(completion: Completion) {
    let drains = state.withLock { state in
      guard state.status.subscription != nil, state.terminal == nil, !state.isFailing else {
        return false
      }
      state.terminal = completion
      return state.takeTurn()
    }
    if drains { _ = drain() }
  }

  @inlinable @inline(__always)
  func serve(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { state -> (any Subscription)? in
      guard let upstream = state.status.subscription else { return nil }
      state.demand += demand
      state.isFailureWanted = state.isFailing
      return state.takeTurn() ? upstream : nil
    }
    guard let upstream else { return }
    let more = drain()
    if more != .none { upstream.request(more) }
  }

  /// Delivers what is in the buffer and wanted, then gives up the turn.
  ///
  /// - Returns: What is to be asked for from the upstream for it.
  @inlinable
  func drain() -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    var delivered = 0
    while true {
      switch state.withLock({ $0.next(adding: more) }) {
      case .deliver(let value):
        more = downstream.receive(value)
        delivered += 1
      case .complete(let completion, _, _):
        downstream.receive(completion: completion)
        return .none
      case .rest:
        return prefetch == .keepFull ? .max(delivered) : .none
      }
    }
  }

  @usableFromInline
  override func cancel() {
    let (upstream, values) = state.withLock { state in
      (state.status.terminateIfSubscribed(), state.queue.pending.takeAll())
    }
    upstream?.cancel()
    withExtendedLifetime(values) {}
  }

  @usableFromInline var customMirror: Mirror {
    let (values, status, demand, terminal) = state.withLock { state in
      (state.queue.pending.elements, state.status, state.demand, state.terminal)
    }
    return Mirror(
      self,
      children: [
        "values": values, "state": status, "downstreamDemand": demand,
        "terminal": terminal as Any,
      ])
  }
}

extension BufferSubscription.State {
  /// Decides about a value.
  @inlinable @inline(__always)
  mutating func admit(
    _ value: Downstream.Input, size: Int,
    _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>,
    _ replaced: inout Downstream.Input?
  ) -> BufferSubscription.Outcome {
    guard let upstream = status.subscription, !isFailing else { return .dropped }
    if queue.pending.count >= size {
      switch whenFull {
      case .dropNewest:
        return .dropped
      case .dropOldest:
        if queue.pending.isEmpty { return .dropped }
        replaced = queue.pending.removeFirst()
      case .customError(let makeError):
        isFailing = true
        return .fail(makeError, upstream)
      }
    }
    queue.append(value)
    return takeTurn() ? .deliver : .kept
  }

  /// Takes the turn to deliver if there may be something to do and nobody has it.
  @inlinable @inline(__always)
  mutating func takeTurn() -> Bool {
    guard isAnnounced, demand > 0 || terminal != nil, case .entered = queue.enter() else {
      return false
    }
    return true
  }

  @inlinable
  mutating func next(adding more: Subscribers.Demand) -> BufferSubscription.Step {
    demand += more
    let isWanted = demand > 0
    if status.subscription != nil {
      if isWanted, !queue.pending.isEmpty {
        demand -= 1
        return .deliver(queue.pending.removeFirst())
      }
      var isDue = isWanted
      if case .failure = terminal { isDue = true }
      if isDue, let terminal {
        queue.leave()
        return .complete(terminal, status.terminate(), queue.pending.takeAll())
      }
    }
    queue.leave()
    return .rest
  }
}
