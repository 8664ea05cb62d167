/// Gives the state that follows a state after an action; the only place where state changes.
///
/// It has no side effects and dispatches nothing: dispatching inside a reducer stops the program.
/// The state is `nil` only at a store's first action, ``ReSwiftInit``, when the store was made
/// without one.
public typealias Reducer<State> = (_ action: any Action, _ state: State?) -> State
