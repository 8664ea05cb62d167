import Combine

/// A downstream behind a buffer: gets each value when it has asked for one, one call at a time,
/// and the completion after the values.
///
/// Values may come from any thread and from inside the downstream. While one thread delivers, what
/// comes is left to it; nobody waits. The downstream is released on completion and on cancel.
@usableFromInline
final class Outlet<Downstream: Subscriber> {
  @usableFromInline typealias Value = Downstream.Input
  @usableFromInline typealias Completion = Subscribers.Completion<Downstream.Failure>

  @usableFromInline
  struct State {
    /// `nil` once completed or cancelled.
    @usableFromInline var downstream: Downstream?
    @usableFromInline var values = Fifo<Value>()
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var completion: Completion?
    @usableFromInline var isDelivering: Bool

    @inlinable
    init(_ downstream: Downstream, isHeld: Bool) {
      self.downstream = downstream
      isDelivering = isHeld
    }
  }

  /// What is to be delivered next.
  @usableFromInline
  enum Event {
    case value(Value)
    case completion(Completion)
  }

  @usableFromInline let state: Lock<State>

  /// An outlet to `downstream`; one that is held delivers nothing before ``release()``.
  @inlinable
  init(_ downstream: Downstream, isHeld: Bool = false) {
    state = Lock(State(downstream, isHeld: isHeld))
  }

  /// Whether the downstream is still to get something.
  @inlinable var isOpen: Bool {
    state.withLock { $0.downstream != nil && $0.completion == nil }
  }

  /// Leaves `value` for ``deliver(onDemand:)``. Calls nobody, so that it may be called with
  /// another lock held.
  @inlinable
  func enqueue(_ value: Value) {
    state.withLock { state in
      if state.downstream != nil, state.completion == nil { state.values.append(value) }
    }
  }

  /// As ``enqueue(_:)``, in place of a value that still waits.
  ///
  /// - Returns: The values replaced, for the caller to release.
  @inlinable
  func replace(with value: Value) -> Fifo<Value> {
    state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return Fifo() }
      let replaced = state.values
      state.values = Fifo()
      state.values.append(value)
      return replaced
    }
  }

  /// Leaves `completion` for ``deliver(onDemand:)``. Calls nobody.
  @inlinable
  func enqueue(completion: Completion) {
    state.withLock { state in
      if state.downstream != nil, state.completion == nil { state.completion = completion }
    }
  }

  /// Delivers what waits and is wanted, unless a delivery is under way, which then does it.
  /// `onDemand` gets what the downstream asks for in return.
  @inlinable @inline(__always)
  func deliver(onDemand: (Subscribers.Demand) -> Void) {
    let turn = state.withLock { state -> Downstream? in
      guard !state.isDelivering, let downstream = state.downstream else { return nil }
      state.isDelivering = true
      return downstream
    }
    if let downstream = turn { drain(into: downstream, adding: .none, onDemand: onDemand) }
  }

  /// Delivers what waits and is wanted, for the thread that has the turn.
  @inlinable @inline(__always)
  func drain(
    into downstream: Downstream, adding first: Subscribers.Demand,
    onDemand: (Subscribers.Demand) -> Void
  ) {
    var more = first
    while let event = next(adding: more) {
      switch event {
      case .value(let value):
        more = downstream.receive(value)
        if more > .none { onDemand(more) }
      case .completion(let completion):
        more = .none
        downstream.receive(completion: completion)
      }
    }
  }

  @inlinable @inline(__always)
  func deliver() {
    deliver { _ in }
  }

  /// The next event for the delivering thread; `nil` ends its turn.
  @inlinable
  func next(adding more: Subscribers.Demand) -> Event? {
    var released: Downstream?  // its deinitialiser may be a client's
    let event = state.withLock { state -> Event? in
      state.demand += more
      if state.downstream != nil {
        if state.demand > .none, let value = state.values.popFirst() {
          state.demand -= 1
          return .value(value)
        }
        if state.values.isEmpty, let completion = state.completion {
          released = state.downstream
          state.downstream = nil
          return .completion(completion)
        }
      }
      state.isDelivering = false
      return nil
    }
    withExtendedLifetime(released) {}
    return event
  }

  /// Begins to deliver, when the downstream has its subscription.
  @inlinable
  func release() {
    state.withLock { $0.isDelivering = false }
    deliver()
  }

  /// Delivers `value` when it is wanted. `onDemand` gets what the downstream asks for in return.
  @inlinable @inline(__always)
  func send(_ value: Value, onDemand: (Subscribers.Demand) -> Void) {
    var isWanted = false
    let turn = state.withLock { state -> Downstream? in
      guard let downstream = state.downstream, state.completion == nil else { return nil }
      isWanted = !state.isDelivering && state.values.isEmpty && state.demand > .none
      guard isWanted else {
        state.values.append(value)
        return nil
      }
      state.isDelivering = true
      state.demand -= 1
      return downstream
    }
    guard let downstream = turn else { return }
    let more = downstream.receive(value)
    if more > .none { onDemand(more) }
    drain(into: downstream, adding: more, onDemand: onDemand)
  }

  @inlinable @inline(__always)
  func send(_ value: Value) {
    send(value) { _ in }
  }

  /// Delivers `completion` after the values that wait.
  @inlinable
  func send(completion: Completion) {
    enqueue(completion: completion)
    deliver()
  }

  /// Adds to the demand without delivering.
  @inlinable
  func add(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  /// Adds to the demand and delivers what waits.
  @inlinable
  func request(_ demand: Subscribers.Demand) {
    add(demand)
    deliver()
  }

  /// Drops what waits and releases the downstream.
  @inlinable
  func close() {
    let held = state.withLock { state in
      defer {
        state.downstream = nil
        state.values = Fifo()
      }
      return (state.downstream, state.values)
    }
    withExtendedLifetime(held) {}
  }
}
