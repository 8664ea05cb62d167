import Combine

/// Holds an app's whole state, changes it by actions and tells who wants to know.
///
/// ```swift
/// let store = Store(reducer: appReducer, state: AppState(), middleware: [createThunkMiddleware()])
/// store.dispatch(SetUser(user: user))
/// ```
///
/// The names and forms are those of ReSwift 6.
///
/// **Order.** A store may be used on any thread. Its actions have one order, and reducers run one at
/// a time, on the thread that dispatches. Nobody waits: while one thread sends an action through
/// the middleware and the reducer or calls subscribers, actions of other threads are queued and
/// that thread sends them on. An action dispatched by a subscriber that is being called is queued
/// until all subscribers have seen the state, so that every subscriber sees every state once and in
/// order. An action dispatched by middleware or by a thunk is reduced before `dispatch` returns.
///
/// **Delivery.** Subscribers are called in the order in which they subscribed, by default on the
/// main thread: before `dispatch` returns if that was called there, else soon after, in order. See
/// ``StoreDelivery``.
///
/// **Errors.** Dispatching inside a reducer stops the program with a message that names both
/// actions.
///
/// `@unchecked Sendable`: everything that changes is in `machine`, a lock.
open class Store<State>: StoreType, ObservableObject, @unchecked Sendable {
  /// Makes an action, or none, of the state.
  public typealias ActionCreator = (_ state: State, _ store: Store<State>) -> (any Action)?

  /// Makes an action creator some time later and passes it to the callback.
  public typealias AsyncActionCreator = (
    _ state: State, _ store: Store<State>,
    _ actionCreatorCallback: @escaping (@escaping ActionCreator) -> Void
  ) -> Void

  /// Is called with the state that follows an asynchronously created action.
  public typealias DispatchCallback = (State) -> Void

  let machine: Lock<StoreMachine<State>>
  let delivery: StoreDelivery
  let effects = EffectRunner()

  /// Whether subscribers of `Equatable` states are called only for states that differ.
  let skipsRepeats: Bool

  /// Whether two states are equal; `nil` if their type cannot say.
  let isRepeat: ((State, State) -> Bool)?

  /// Sends before the state changes, when it changes where subscribers are called, by default on
  /// the main thread. For a change that comes from another thread it sends there, after it.
  /// It does not send when an `Equatable` state stays equal.
  public let objectWillChange = ObservableObjectPublisher()

  /// A store that calls its subscribers on the main thread.
  ///
  /// - Parameters:
  ///   - reducer: Gives the state that follows an action.
  ///   - state: The initial state; without one, ``ReSwiftInit`` is dispatched and `reducer` makes it.
  ///   - middleware: What each action passes first, the outermost before the others.
  ///   - automaticallySkipsRepeats: Whether subscribers of `Equatable` states and selections are
  ///     called only when they change.
  public required init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    delivery = .main
    skipsRepeats = automaticallySkipsRepeats
    isRepeat = automaticallySkipsRepeats ? equality(State.self) : nil
    machine = Lock(StoreMachine(state: state, reducer: reducer, middleware: middleware))
    start(hasState: state != nil)
  }

  /// A store that calls its subscribers where `deliverOn` says.
  public init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true, deliverOn: StoreDelivery
  ) {
    delivery = deliverOn
    skipsRepeats = automaticallySkipsRepeats
    isRepeat = automaticallySkipsRepeats ? equality(State.self) : nil
    machine = Lock(StoreMachine(state: state, reducer: reducer, middleware: middleware))
    start(hasState: state != nil)
  }

  deinit {
    effects.cancelAll()
  }

  private func start(hasState: Bool) {
    dispatchFunction = makeDispatchFunction(machine.withLock { $0.middleware })
    if !hasState { dispatch(ReSwiftInit()) }
  }

  /// The newest state, on any thread; while subscribers are called it can be newer than what they
  /// are called with only if another thread's middleware dispatches. `nil` only while the first
  /// action is on its way to the reducer.
  public var state: State! { machine.withLock { $0.state } }

  /// What `dispatch` calls: the middleware, then the reducer. A test may put another function in
  /// its place.
  public var dispatchFunction: DispatchFunction! {
    get { machine.withLock { $0.dispatchFunction } }
    set {
      let replaced = machine.withLock { machine in
        defer { machine.dispatchFunction = newValue }
        return machine.dispatchFunction
      }
      withExtendedLifetime(replaced) {}
    }
  }

  /// What each action passes on its way to the reducer, the outermost first. Setting it makes a new
  /// ``dispatchFunction``.
  public var middleware: [Middleware<State>] {
    get { machine.withLock { $0.middleware } }
    set {
      let replaced = machine.withLock { machine in
        defer { machine.middleware = newValue }
        return machine.middleware
      }
      withExtendedLifetime(replaced) {}
      dispatchFunction = makeDispatchFunction(newValue)
    }
  }

  private func makeDispatchFunction(_ middleware: [Middleware<State>]) -> DispatchFunction {
    let dispatch: DispatchFunction = { [weak self] in self?.dispatch($0) }
    let getState: () -> State? = { [weak self] in self?.state }
    let last: DispatchFunction = { [weak self] in self?._defaultDispatch(action: $0) }
    return middleware.reversed().reduce(last) { next, step in step(dispatch, getState)(next) }
  }

  // MARK: Subscribing

  /// Calls `subscriber` with the state now and after each action, while it lives.
  ///
  /// The first call is made before this returns if subscribers are called on this thread. An object
  /// that is subscribed already gets this subscription in place of the former, with a first call of
  /// its own, and its place is behind all others. Only a weak reference to it is kept.
  open func subscribe<S: StoreSubscriber>(_ subscriber: S)
  where S.StoreSubscriberStateType == State {
    subscribe(subscriber, listening: { $0 })
  }

  /// Calls `subscriber` with what `transform` makes of the state, now and after each action, while
  /// it lives. See ``subscribe(_:)``.
  open func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    subscribe(
      subscriber,
      listening: { all in
        transform.map { $0(all) } ?? all.conditionalCast(SelectedState.self)
      })
  }

  /// Calls `subscriber` no more, from this moment on, even if it is about to be called.
  open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    let removed = machine.withLock { $0.listeners.remove(ObjectIdentifier(subscriber)) }
    withExtendedLifetime(removed) {}
  }

  // MARK: Dispatching

  /// Sends `action` through the middleware to the reducer, then calls the subscribers.
  ///
  /// When it returns, the state has changed and, if subscribers are called on this thread, they
  /// have been called; unless the action was queued: see the order in ``Store``.
  open func dispatch(_ action: any Action) {
    perform(.dispatch(action))
  }

  /// Dispatches the action that `actionCreator` makes of the state, if it makes one.
  open func dispatch(_ actionCreator: @escaping ActionCreator) {
    if let action = actionCreator(state, self) { dispatch(action) }
  }

  /// Dispatches the action that `asyncActionCreator` makes some time later.
  open func dispatch(_ asyncActionCreator: @escaping AsyncActionCreator) {
    dispatch(asyncActionCreator, callback: nil)
  }

  /// Dispatches the action that `asyncActionCreator` makes some time later, then calls `callback`
  /// with the state, on the thread on which the action was made.
  open func dispatch(
    _ asyncActionCreator: @escaping AsyncActionCreator, callback: DispatchCallback?
  ) {
    asyncActionCreator(state, self) { actionCreator in
      if let action = actionCreator(self.state, self) {
        self.dispatch(action)
        callback?(self.state)
      }
    }
  }

  /// Reduces `action` without the middleware. What the last middleware calls.
  open func _defaultDispatch(action: any Action) {
    perform(.reduce(action))
  }

  /// Puts `state` in the place of the state, in the order of actions but without any action: the
  /// reducer and the middleware are not asked, subscribers are called as after an action.
  public func replaceState(_ state: State) {
    replaceState { _ in state }
  }

  /// Puts what `change` makes of the state in its place, as ``replaceState(_:)-swift.method`` does.
  func replaceState(_ change: @escaping (State?) -> State) {
    perform(.replace(change))
  }

  /// Puts `reducer` in the place of the reducer, from the next action on.
  public func replaceReducer(_ reducer: @escaping Reducer<State>) {
    let replaced = machine.withLock { machine in
      defer { machine.reducer = reducer }
      return machine.reducer
    }
    withExtendedLifetime(replaced) {}
  }
}

extension Store {
  /// Does `work` in the order of actions.
  private func perform(_ work: StoreMachine<State>.Work) {
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

  private func run(_ work: StoreMachine<State>.Work) {
    switch work {
    case .dispatch(let action): dispatchFunction(action)
    case .reduce(let action):
      if runIfEffect(action) { return }
      let (reducer, old) = machine.withLock { $0.beginReducing(action) }
      let new = reducer(action, old)
      machine.withLock { $0.endReducing() }
      change(from: old, to: new)
    case .replace(let change):
      let old = machine.withLock { $0.state }
      self.change(from: old, to: change(old))
    }
  }

  /// Sets the state and calls the subscribers, here or soon where they want to be called.
  private func change(from old: State?, to new: State) {
    let differs = old.map { old in isRepeat.map { !$0(old, new) } ?? true } ?? true
    let delivers = delivery.isHere && machine.withLock { $0.beginDelivery() }
    if delivers, differs { objectWillChange.send() }
    machine.withLock { $0.change(to: new, announce: differs && !delivers) }
    if delivers { deliver() } else { scheduleDelivery() }
  }

  private func stop(_ work: StoreMachine<State>.Work, whileReducing reducing: any Action) -> Never {
    let reduced = type(of: reducing)
    switch work {
    case .dispatch(let action), .reduce(let action):
      fatalError(
        """
        \(type(of: action)) was dispatched inside a reducer, while it reduced \(reduced). A reducer \
        only gives the next state: dispatch from middleware, from a thunk or from a subscriber.
        """)
    case .replace:
      fatalError("the state was replaced inside a reducer, while it reduced \(reduced)")
    }
  }

  // MARK: Delivering

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
    _ delivery: StoreMachine<State>.Delivery, to listeners: ContiguousArray<Listener<State>>
  ) {
    switch delivery {
    case .announcement: objectWillChange.send()
    case .first(let listener, let state, let number): listener.call(nil, state, number)
    case .change(let old, let new, let number, let announce):
      if announce { objectWillChange.send() }
      for listener in listeners where listener.since < number { listener.call(old, new, number) }
      removeIfDead(listeners, at: number)
    }
  }

  /// Looks after one listener a change, so that those whose selection never changes go too.
  private func removeIfDead(_ listeners: ContiguousArray<Listener<State>>, at number: UInt64) {
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
  func add(_ listener: Listener<State>) {
    let isNested = machine.withLock { $0.isDeliveringHere }
    if isNested {
      // The subscriber that is being called subscribes another: it need not wait for its turn.
      let (replaced, state, number) = machine.withLock { machine in
        listener.since = machine.number
        return (machine.listeners.add(listener), machine.state, machine.number)
      }
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

  func remove(_ listener: Listener<State>) {
    machine.withLock { $0.listeners.remove(listener) }
  }
}

/// How to compare two values of `type`; `nil` if it cannot be done.
func equality<Value>(_ type: Value.Type) -> ((Value, Value) -> Bool)? {
  func opened<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
    { unsafeBitCast($0, to: E.self) == unsafeBitCast($1, to: E.self) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return opened(equatable)
}
