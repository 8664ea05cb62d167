/// Changes a state in place as an action asks: the other form of a ``Reducer``, for states that
/// exist from the start.
///
/// As a reducer it has no side effects and dispatches nothing.
public typealias Reducing<State> = (_ state: inout State, _ action: any Action) -> Void

/// A reducer of reducing functions, which run one after another, each on what the one before left.
///
/// - Parameter initial: Makes the state when there is none yet.
public func combineReducers<State>(
  initial: @autoclosure @escaping () -> State, _ parts: Reducing<State>...
) -> Reducer<State> {
  { action, state in
    var state = state ?? initial()
    for part in parts { part(&state, action) }
    return state
  }
}

/// A reducer of reducers, which run one after another, each on what the one before gave. The first
/// makes the state when there is none yet.
public func combineReducers<State>(
  _ first: @escaping Reducer<State>, _ rest: Reducer<State>...
) -> Reducer<State> {
  { action, state in
    rest.reduce(first(action, state)) { state, reducer in reducer(action, state) }
  }
}

/// Reducing functions, which run one after another, as one.
public func combineReducing<State>(_ parts: Reducing<State>...) -> Reducing<State> {
  { state, action in
    for part in parts { part(&state, action) }
  }
}

extension Store {
  /// A store whose reducer changes the state in place.
  ///
  /// ```swift
  /// let store = Store(state: Counter()) { state, action in
  ///   if action is Increase { state.count += 1 }
  /// }
  /// ```
  public convenience init(
    state: State, middleware: [Middleware<State>] = [], automaticallySkipsRepeats: Bool = true,
    deliverOn: StoreDelivery = .main, reducing: @escaping Reducing<State>
  ) {
    self.init(
      reducer: combineReducers(initial: state, reducing), state: state, middleware: middleware,
      automaticallySkipsRepeats: automaticallySkipsRepeats, deliverOn: deliverOn)
  }
}
