/// Marks what can be dispatched to a ``Store``: a value that says what has happened.
///
/// An action is handed over to the store, which may reduce it on another thread than the one that
/// made it: let it be a value, or leave it alone once it is dispatched.
public protocol Action {}

/// The first action of a store that was made without a state: the reducer answers it with the
/// initial state.
public struct ReSwiftInit: Action {
  public init() {}
}

/// Marks a state. Nothing asks for it any more; sources of ReSwift 5 and older name it.
public protocol StateType {}
