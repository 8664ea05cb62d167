/// Has `reducer` change the part of the state at `keyPath`: `scope(\.usersState, usersReducer)`.
public func scope<State, Part>(
  _ keyPath: WritableKeyPath<State, Part>, _ reducer: @escaping Reducer<Part>
) -> Reducing<State> {
  { state, action in state[keyPath: keyPath] = reducer(action, state[keyPath: keyPath]) }
}

/// Has `reducing` change the part of the state at `keyPath`, in place.
public func scope<State, Part>(
  _ keyPath: WritableKeyPath<State, Part>, _ reducing: @escaping Reducing<Part>
) -> Reducing<State> {
  { state, action in reducing(&state[keyPath: keyPath], action) }
}

/// Has `reducing` change the part of the state at `keyPath` while there is one.
public func scope<State, Part>(
  ifPresent keyPath: WritableKeyPath<State, Part?>, _ reducing: @escaping Reducing<Part>
) -> Reducing<State> {
  { state, action in
    if state[keyPath: keyPath] != nil { reducing(&state[keyPath: keyPath]!, action) }
  }
}

/// An action that concerns one element of a collection in the state.
public struct ElementAction<ID: Hashable>: Action {
  /// Which element.
  public let id: ID

  /// What has happened to it.
  public let action: any Action

  public init(id: ID, action: any Action) {
    self.id = id
    self.action = action
  }
}

/// Has `reducing` change the element of the array at `keyPath` that an ``ElementAction`` names. An
/// action for an element that is gone is passed over.
public func scope<State, Element: Identifiable>(
  element keyPath: WritableKeyPath<State, [Element]>, _ reducing: @escaping Reducing<Element>
) -> Reducing<State> {
  { state, action in
    guard let action = action as? ElementAction<Element.ID>,
      let index = state[keyPath: keyPath].firstIndex(where: { $0.id == action.id })
    else { return }
    reducing(&state[keyPath: keyPath][index], action.action)
  }
}

/// Has `reducing` change the value of the dictionary at `keyPath` that an ``ElementAction`` names by
/// its key. An action for a value that is gone is passed over.
public func scope<State, Key: Hashable, Value>(
  value keyPath: WritableKeyPath<State, [Key: Value]>, _ reducing: @escaping Reducing<Value>
) -> Reducing<State> {
  { state, action in
    guard let action = action as? ElementAction<Key>,
      let index = state[keyPath: keyPath].index(forKey: action.id)
    else { return }
    reducing(&state[keyPath: keyPath].values[index], action.action)
  }
}
