/// A downstream that is served by the actions of a scheduler, which may run on several threads:
/// it gets one value at a time, at most one completion, and nothing after that.
///
/// While one thread delivers, what another brings is queued and the first delivers it next; nobody
/// waits. The subscription is handed over beside it, on the subscribing thread.
@usableFromInline
struct SerialDownstream<Downstream: Subscriber>: ~Copyable {
  @usableFromInline typealias Completion = Subscribers.Completion<Downstream.Failure>

  @usableFromInline
  enum Event {
    case value(Downstream.Input)
    case completion(Completion)
  }

  @usableFromInline
  struct State {
    @usableFromInline var queue = DeliveryQueue<Event>()

    /// Values that have not been delivered are dropped.
    @usableFromInline var isCancelled = false
    @usableFromInline var hasCompleted = false

    @inlinable
    init() {}

    /// The turn to deliver `event` now; `nil` if it waits for the thread that delivers, which is
    /// also the case of a nested one that others wait before.
    @inlinable @inline(__always)
    mutating func enter(with event: Event) -> DeliveryQueue<Event>.Turn? {
      switch queue.enter() {
      case .entered: return .entered
      case .nested where queue.pending.isEmpty: return .nested
      case .nested, .queued:
        queue.append(event)
        return nil
      }
    }
  }

  @usableFromInline let subscriber: Downstream
  @usableFromInline let state = Lock(State())

  @inlinable
  init(_ subscriber: Downstream) {
    self.subscriber = subscriber
  }

  /// Delivers `value`, unless cancelled or completed. `handleDemand` gets what the downstream
  /// returns for each value that this call delivers.
  @inlinable @inline(__always)
  func send(_ value: Downstream.Input, handleDemand: (Subscribers.Demand) -> Void) {
    let turn = state.withLock { state -> DeliveryQueue<Event>.Turn? in
      if state.isCancelled || state.hasCompleted { return nil }
      return state.enter(with: .value(value))
    }
    guard let turn else { return }
    handleDemand(subscriber.receive(value))
    if case .entered = turn { deliverPending(handleDemand) }
  }

  /// Delivers `completion`, unless one was delivered before. It is up to the operator whether a
  /// cancel drops a completion that is on its way.
  @inlinable
  func send(completion: Completion, handleDemand: (Subscribers.Demand) -> Void) {
    let turn = state.withLock { state -> DeliveryQueue<Event>.Turn? in
      if state.hasCompleted { return nil }
      state.hasCompleted = true
      return state.enter(with: .completion(completion))
    }
    guard let turn else { return }
    subscriber.receive(completion: completion)
    if case .entered = turn { deliverPending(handleDemand) }
  }

  /// Delivers `completion` unless the downstream has cancelled, for completions that follow a value
  /// in one action.
  @inlinable
  func sendUnlessCancelled(
    _ completion: Completion, handleDemand: (Subscribers.Demand) -> Void
  ) {
    if state.withLock({ $0.isCancelled }) { return }
    send(completion: completion, handleDemand: handleDemand)
  }

  /// Delivers what other threads have brought meanwhile, then gives up the turn.
  @inlinable @inline(__always)
  func deliverPending(_ handleDemand: (Subscribers.Demand) -> Void) {
    while true {
      let (event, isCancelled) = state.withLock { ($0.queue.next(), $0.isCancelled) }
      guard let event else { return }
      switch event {
      case .value(let value):
        if !isCancelled { handleDemand(subscriber.receive(value)) }
      case .completion(let completion):
        subscriber.receive(completion: completion)
      }
    }
  }

  /// Drops what has not been delivered and what is to come, a completion included.
  @inlinable
  func dropEverything() {
    state.withLock { state in
      state.isCancelled = true
      state.hasCompleted = true
    }
  }

  /// Drops the values that have not been delivered and those to come.
  @inlinable
  func dropValues() {
    state.withLock { $0.isCancelled = true }
  }
}
