/// Sends an action on its way to the reducer.
public typealias DispatchFunction = (any Action) -> Void

/// A step that every action passes on its way from `dispatch` to the reducer: it can watch, change,
/// drop or delay what it passes on, and dispatch more.
///
/// It gets `dispatch`, which runs the whole chain from the first middleware on, and `getState`, which
/// gives `nil` until the store has its initial state; then `next`, which calls what follows. The
/// first middleware of a store's list is the outermost.
public typealias Middleware<State> = (
  _ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?
) -> (_ next: @escaping DispatchFunction) -> DispatchFunction
