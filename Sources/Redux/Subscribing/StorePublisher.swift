import Combine

/// Publishes a part of a store's state: its value now, then each new one, where the store calls its
/// subscribers. It never completes.
///
/// A subscriber that does not keep up gets the newest value at its next request.
public struct StorePublisher<State, Output>: Publisher {
  public typealias Failure = Never

  let store: Store<State>
  let transform: (Subscription<State>) -> Subscription<Output>

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let subscription = StoreSubscription(store: store, downstream: subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(transform)
  }
}

extension Store {
  /// Publishes the state, now and after each action; `Equatable` states only when they have
  /// changed, unless the store was asked to leave repeats.
  public var publisher: StorePublisher<State, State> {
    let isRepeat = skipsRepeats ? equality(State.self) : nil
    return StorePublisher(store: self) { all in isRepeat.map { all.skipRepeats($0) } ?? all }
  }

  /// Publishes the part of the state at `keyPath`, now and after each action.
  public func publisher<Value>(
    for keyPath: KeyPath<State, Value>
  ) -> StorePublisher<State, Value> {
    StorePublisher(store: self) { $0.select(keyPath) }
  }

  /// Publishes the part of the state at `keyPath`, now and whenever it has changed.
  public func publisher<Value: Equatable>(
    for keyPath: KeyPath<State, Value>
  ) -> StorePublisher<State, Value> {
    StorePublisher(store: self) { $0.select(keyPath).skipRepeats() }
  }

  /// Publishes what `selector` derives from the state, now and after each action.
  public func publisher<Value>(
    for selector: Selector<State, Value>
  ) -> StorePublisher<State, Value> {
    StorePublisher(store: self) { $0.select(selector) }
  }

  /// Publishes what `selector` derives from the state, now and whenever that has changed.
  public func publisher<Value: Equatable>(
    for selector: Selector<State, Value>
  ) -> StorePublisher<State, Value> {
    StorePublisher(store: self) { $0.select(selector).skipRepeats() }
  }

  /// The values of the part of the state at `keyPath`: the one now, then new ones. A loop that is
  /// slower than the changes gets the newest.
  public func values<Value>(
    for keyPath: KeyPath<State, Value>
  ) -> AsyncPublisher<StorePublisher<State, Value>> {
    publisher(for: keyPath).values
  }

  /// The values of the part of the state at `keyPath`, without repeats: the one now, then new ones.
  /// A loop that is slower than the changes gets the newest.
  public func values<Value: Equatable>(
    for keyPath: KeyPath<State, Value>
  ) -> AsyncPublisher<StorePublisher<State, Value>> {
    publisher(for: keyPath).values
  }

  /// Calls `receive` with the part of the state at `keyPath`, now and whenever it has changed, until
  /// the result is cancelled: with the value before, `nil` at first, and the value now.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<State, Value>, receive: @escaping (_ old: Value?, _ new: Value) -> Void
  ) -> AnyCancellable {
    observe({ $0.select(keyPath).skipRepeats() }, receive: receive)
  }

  /// Calls `receive` with what `transform` makes of the state, until the result is cancelled.
  func observe<Value>(
    _ transform: (Subscription<State>) -> Subscription<Value>,
    receive: @escaping (Value?, Value) -> Void
  ) -> AnyCancellable {
    let listener = makeListener(transform, receive: receive)
    core.add(listener)
    return AnyCancellable { [weak core] in core?.remove(listener) }
  }

  /// A listener that calls `receive`; not added yet.
  func makeListener<Value>(
    _ transform: (Subscription<State>) -> Subscription<Value>,
    receive: @escaping (Value?, Value) -> Void
  ) -> Listener {
    let listener = Listener(subscriber: nil)
    transform(Subscription(root: listener)).observe { old, new, _ in receive(old, new) }
    return listener
  }
}

/// Links a store to a downstream.
///
/// `@unchecked Sendable`: what changes is in a lock.
private final class StoreSubscription<State, Downstream: Subscriber>: Combine.Subscription,
  @unchecked Sendable
where Downstream.Failure == Never {
  private struct Flow {
    var store: Store<State>?
    var downstream: Downstream?
    var listener: Listener?
    var demand = Subscribers.Demand.none

    /// What the downstream is owed for want of demand.
    var owed: Downstream.Input?
    var isDelivering = false

    /// The value to deliver next, if the downstream wants one.
    mutating func next() -> (Downstream, Downstream.Input)? {
      guard let downstream, demand > .none, let value = owed.take() else {
        isDelivering = false
        return nil
      }
      demand -= 1
      isDelivering = true
      return (downstream, value)
    }
  }

  private let flow: Lock<Flow>

  init(store: Store<State>, downstream: Downstream) {
    flow = Lock(Flow(store: store, downstream: downstream))
  }

  func start(_ transform: (Subscription<State>) -> Subscription<Downstream.Input>) {
    guard let store = flow.withLock({ $0.store }) else { return }
    let listener = store.makeListener(transform) { [self] _, new in offer(new) }
    let isLive = flow.withLock { flow in
      flow.listener = listener
      return flow.downstream != nil
    }
    if isLive { store.core.add(listener) }
  }

  private func offer(_ value: Downstream.Input) {
    var replaced: Downstream.Input?
    let first = flow.withLock { flow -> (Downstream, Downstream.Input)? in
      replaced = flow.owed
      flow.owed = value
      return flow.isDelivering ? nil : flow.next()
    }
    withExtendedLifetime(replaced) {}
    deliver(first)
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "request(_:) of a store's subscription needs a demand above none")
    deliver(
      flow.withLock { flow in
        flow.demand += demand
        return flow.isDelivering ? nil : flow.next()
      })
  }

  private func deliver(_ first: (Downstream, Downstream.Input)?) {
    var next = first
    while let (downstream, value) = next {
      let more = downstream.receive(value)
      next = flow.withLock { flow in
        flow.demand += more
        return flow.next()
      }
    }
  }

  func cancel() {
    let held = flow.withLock { flow in
      defer { flow = Flow() }
      return flow
    }
    if let listener = held.listener { held.store?.core.remove(listener) }
  }
}
