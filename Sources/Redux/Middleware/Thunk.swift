/// An action that is a piece of work: it gets `dispatch` and `getState` and dispatches what comes of
/// it, at once or later. ``createThunkMiddleware()`` runs it; it never reaches the reducer.
public struct Thunk<State>: Action {
  let body: (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?) -> Void

  /// A thunk that runs `body`, on the thread that dispatches it.
  public init(
    body:
      @escaping (
        _ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?
      ) -> Void
  ) {
    self.body = body
  }
}

/// Middleware that runs thunks of this state and lets all other actions pass.
public func createThunkMiddleware<State>() -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        if let thunk = action as? Thunk<State> {
          thunk.body(dispatch, getState)
        } else {
          next(action)
        }
      }
    }
  }
}

/// The former name of ``createThunkMiddleware()``.
public func createThunksMiddleware<State>() -> Middleware<State> {
  createThunkMiddleware()
}
