/// A state as an object: what passes through the parts of a store that do not know its type, so
/// that they are compiled once and for all.
@usableFromInline
final class StateBox<State> {
  @usableFromInline let value: State

  @inlinable
  init(_ value: State) {
    self.value = value
  }
}

/// The state in `box`, a ``StateBox`` of its type.
@inlinable @inline(__always)
func unboxed<State>(_ box: AnyObject) -> State {
  unsafeDowncast(box, to: StateBox<State>.self).value
}

/// A reducer on boxed states.
@usableFromInline
typealias BoxReducer = (_ action: any Action, _ state: AnyObject?) -> AnyObject

/// `reducer` on boxed states.
@inlinable
func boxed<State>(_ reducer: @escaping Reducer<State>) -> BoxReducer {
  { action, state in
    StateBox(reducer(action, state.map(unboxed)))
  }
}

/// How to compare two boxed values of `type`; `nil` if it cannot be done.
@usableFromInline
func boxedEquality<Value>(_ type: Value.Type) -> ((AnyObject, AnyObject) -> Bool)? {
  guard let isEqual = equality(type) else { return nil }
  return { old, new in
    old === new || isEqual(unboxed(old), unboxed(new))
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
