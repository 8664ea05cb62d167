import Combine
import CombineSchedulers

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
/// `@unchecked Sendable`: everything that changes is in locks, those of `core` and `chain`.
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

  @usableFromInline let core: StoreCore

  /// Whether subscribers of `Equatable` states are called only for states that differ.
  @usableFromInline let skipsRepeats: Bool

  @usableFromInline let chain: Lock<[Middleware<State>]>

  /// Sends before the state changes, when it changes where subscribers are called, by default on
  /// the main thread. For a change that comes from another thread it sends there, after it.
  /// It does not send when an `Equatable` state stays equal.
  public let objectWillChange: ObservableObjectPublisher

  /// A store that calls its subscribers on the main thread.
  ///
  /// - Parameters:
  ///   - reducer: Gives the state that follows an action.
  ///   - state: The initial state; without one, ``ReSwiftInit`` is dispatched and `reducer` makes it.
  ///   - middleware: What each action passes first, the outermost before the others.
  ///   - automaticallySkipsRepeats: Whether subscribers of `Equatable` states and selections are
  ///     called only when they change.
  @inlinable
  public required init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    core = StoreCore(
      state: state.map { StateBox($0) }, reducer: boxed(reducer),
      isRepeat: automaticallySkipsRepeats ? boxedEquality(State.self) : nil, delivery: .main)
    skipsRepeats = automaticallySkipsRepeats
    chain = Lock(middleware)
    objectWillChange = core.willChange
    start(hasState: state != nil)
  }

  /// A store that calls its subscribers where `deliverOn` says.
  @inlinable
  public init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true, deliverOn: StoreDelivery
  ) {
    core = StoreCore(
      state: state.map { StateBox($0) }, reducer: boxed(reducer),
      isRepeat: automaticallySkipsRepeats ? boxedEquality(State.self) : nil, delivery: deliverOn)
    skipsRepeats = automaticallySkipsRepeats
    chain = Lock(middleware)
    objectWillChange = core.willChange
    start(hasState: state != nil)
  }

  deinit {
    core.effects.cancelAll()
  }

  @usableFromInline
  func start(hasState: Bool) {
    core.thunkType = AsyncThunk<State>.self
    core.runEffect = { [weak self] in self?.runEffect($0) }
    dispatchFunction = makeDispatchFunction(chain.withLock { $0 })
    if !hasState { dispatch(ReSwiftInit()) }
  }

  /// The newest state, on any thread; while subscribers are called it can be newer than what they
  /// are called with only if another thread's middleware dispatches. `nil` only while the first
  /// action is on its way to the reducer.
  @inlinable public var state: State! {
    core.state.map(unboxed)
  }

  /// What `dispatch` calls: the middleware, then the reducer. A test may put another function in
  /// its place.
  public var dispatchFunction: DispatchFunction! {
    get { core.dispatchFunction }
    set { core.dispatchFunction = newValue }
  }

  /// What each action passes on its way to the reducer, the outermost first. Setting it makes a new
  /// ``dispatchFunction``.
  public var middleware: [Middleware<State>] {
    get { chain.withLock { $0 } }
    set {
      let replaced = chain.withLock { chain in
        defer { chain = newValue }
        return chain
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
    core.removeListener(of: subscriber)
  }

  // MARK: Dispatching

  /// Sends `action` through the middleware to the reducer, then calls the subscribers.
  ///
  /// When it returns, the state has changed and, if subscribers are called on this thread, they
  /// have been called; unless the action was queued: see the order in ``Store``.
  open func dispatch(_ action: any Action) {
    core.perform(.dispatch(action))
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
    core.reduce(action)
  }

  /// Puts `state` in the place of the state, in the order of actions but without any action: the
  /// reducer and the middleware are not asked, subscribers are called as after an action.
  public func replaceState(_ state: State) {
    replaceState { _ in state }
  }

  /// Puts what `change` makes of the state in its place, as ``replaceState(_:)-swift.method`` does.
  func replaceState(_ change: @escaping (State?) -> State) {
    core.perform(
      .replace { old in StateBox(change(old.map(unboxed))) })
  }

  /// Puts `reducer` in the place of the reducer, from the next action on.
  @inlinable
  public func replaceReducer(_ reducer: @escaping Reducer<State>) {
    core.replaceReducer(boxed(reducer))
  }
}
