import Combine

/// The part of a ``Store`` that does not know the type of its state: the order of actions and of
/// calls, on boxed states. See ``StoreMachine``.
///
/// `@unchecked Sendable`: `machine` is a lock, `runEffect` and `thunkType` are set before the store
/// is known to anyone, the rest never changes.
@usableFromInline
final class StoreCore: @unchecked Sendable {
  let machine: Lock<StoreMachine>
  let delivery: StoreDelivery
  let effects = EffectRunner()
  @usableFromInline let willChange = ObservableObjectPublisher()

  private let isRepeat: ((AnyObject, AnyObject) -> Bool)?

  /// The type of the state's asynchronous thunks, which are run rather than reduced.
  var thunkType: Any.Type = Effect.self
  var runEffect: (any Action) -> Void = { _ in }

  @usableFromInline
  init(
    state: AnyObject?, reducer: @escaping BoxReducer,
    isRepeat: ((AnyObject, AnyObject) -> Bool)?, delivery: StoreDelivery
  ) {
    machine = Lock(StoreMachine(state: state, reducer: reducer))
    self.isRepeat = isRepeat
    self.delivery = delivery
  }

  /// The newest state, boxed.
  @usableFromInline var state: AnyObject? { machine.withLock { $0.state } }

  @usableFromInline
  func replaceReducer(_ reducer: @escaping BoxReducer) {
    let replaced = machine.withLock { machine in
      defer { machine.reducer = reducer }
      return machine.reducer
    }
    withExtendedLifetime(replaced) {}
  }

  var dispatchFunction: DispatchFunction? {
    get { machine.withLock { $0.dispatchFunction } }
    set {
      let replaced = machine.withLock { machine in
        defer { machine.dispatchFunction = newValue }
        return machine.dispatchFunction
      }
      withExtendedLifetime(replaced) {}
    }
  }

  // MARK: The chain

  /// Does the work for an action that has passed the middleware.
  func reduce(_ action: any Action) {
    let type = type(of: action)
    perform(type == Effect.self || type == thunkType ? .effect(action) : .reduce(action))
  }

  /// Does `work` in the order of actions.
  func perform(_ work: StoreMachine.Work) {
    switch machine.withLock({ $0.enter(work) }) {
    case .run:
      run(work)
      leave()
    case .runInside: run(work)
    case .queued: break
    case .reducing(let reducing): stop(work, whileReducing: reducing)
    }
  }

  /// Does the work that has been queued meanwhile, then gives up the turn.
  private func leave() {
    while let work = machine.withLock({ $0.leave() }) { run(work) }
  }

  private func run(_ work: StoreMachine.Work) {
    switch work {
    case .dispatch(let action): dispatchFunction?(action)
    case .effect(let action): runEffect(action)
    case .reduce(let action):
      let (reducer, old) = machine.withLock { $0.beginReducing(action) }
      let new = reducer(action, old)
      change(from: old, to: new)
    case .replace(let change):
      let old = state
      self.change(from: old, to: change(old))
    }
  }

  /// Sets the state and calls the subscribers, here or soon where they want to be called.
  private func change(from old: AnyObject?, to new: AnyObject) {
    let (delivers, reduced) = machine.withLock { [isHere = delivery.isHere] machine in
      machine.endReducing(delivers: isHere)
    }
    let differs = old.map { old in isRepeat.map { !$0(old, new) } ?? true } ?? true
    if delivers, differs { willChange.send() }
    machine.withLock { $0.change(to: new, announce: differs && !delivers) }
    if delivers { deliver() } else { scheduleDelivery() }
    withExtendedLifetime(reduced) {}
  }

  private func stop(_ work: StoreMachine.Work, whileReducing reducing: any Action) -> Never {
    let reduced = type(of: reducing)
    switch work {
    case .dispatch(let action), .reduce(let action), .effect(let action):
      fatalError(
        """
        \(type(of: action)) was dispatched inside a reducer, while it reduced \(reduced). A reducer \
        only gives the next state: dispatch from middleware, from a thunk or from a subscriber.
        """)
    case .replace:
      fatalError("the state was replaced inside a reducer, while it reduced \(reduced)")
    }
  }

  // MARK: The delivery

  /// Calls whom there is to call, on the thread that has the turn, then gives it up.
  private func deliver() {
    while true {
      switch machine.withLock({ $0.nextStep() }) {
      case .deliver(let delivery, let listeners): deliver(delivery, to: listeners)
      case .work: return leave()
      case .done: return
      }
    }
  }

  private func deliver(
    _ delivery: StoreMachine.Delivery, to listeners: ContiguousArray<Listener>
  ) {
    switch delivery {
    case .announcement: willChange.send()
    case .first(let listener, let state, let number): listener.call(nil, state, number)
    case .change(let old, let new, let number, let announce):
      if announce { willChange.send() }
      for listener in listeners where listener.since < number { listener.call(old, new, number) }
      removeIfDead(listeners, at: number)
    }
  }

  /// Looks after one listener a change, so that those whose selection never changes go too.
  private func removeIfDead(_ listeners: ContiguousArray<Listener>, at number: UInt64) {
    guard !listeners.isEmpty else { return }
    let listener = listeners[Int(truncatingIfNeeded: number % UInt64(listeners.count))]
    if listener.isDead { remove(listener) }
  }

  private func scheduleDelivery() {
    guard machine.withLock({ $0.claimHop() }) else { return }
    delivery.schedule {
      if self.machine.withLock({ $0.beginScheduledDelivery() }) { self.deliver() }
    }
  }

  // MARK: Listening

  /// Adds `listener`, and calls it with the state: at once if this is where subscribers are called.
  @usableFromInline
  func add(_ listener: Listener) {
    if machine.withLock({ $0.isDeliveringHere }) {
      // The subscriber that is being called subscribes another: it need not wait for its turn.
      let (replaced, state, number) = machine.withLock { $0.addNested(listener) }
      withExtendedLifetime(replaced) {}
      if let state { listener.call(nil, state, number) }
      return
    }
    let replaced = machine.withLock { $0.add(listener) }
    withExtendedLifetime(replaced) {}
    if delivery.isHere, machine.withLock({ $0.beginDelivery() }) {
      deliver()
    } else {
      scheduleDelivery()
    }
  }

  func remove(_ listener: Listener) {
    machine.withLock { $0.listeners.remove(listener) }
  }

  func removeListener(of subscriber: AnyObject) {
    let removed = machine.withLock { $0.listeners.remove(ObjectIdentifier(subscriber)) }
    withExtendedLifetime(removed) {}
  }
}
