/// A value of the state that can be read and set, for a control that shows and edits it. Setting it
/// dispatches an action.
///
/// ```swift
/// let name = store.binding(\.form.name) { SetName($0) }
/// field.text = name.wrappedValue
/// name.wrappedValue = field.text
/// ```
///
/// `@unchecked Sendable`: both closures go to a store, which may be used on any thread.
@propertyWrapper @dynamicMemberLookup
public struct StoreBinding<Value>: @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding that reads and sets with closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value now. Setting it dispatches an action; what it reads afterwards is what the reducer
  /// made of that.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: StoreBinding<Value> { self }

  /// A binding of a part of the value; setting it sets the whole value with that part changed.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> StoreBinding<Part> {
    StoreBinding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var value = get()
        value[keyPath: keyPath] = part
        set(value)
      })
  }
}

extension Store {
  /// A binding of the part of the state at `keyPath`. Setting it dispatches what `action` makes of
  /// the value. It keeps the store.
  public func binding<Value>(
    _ keyPath: KeyPath<State, Value>, action: @escaping (Value) -> any Action
  ) -> StoreBinding<Value> {
    StoreBinding(
      get: { self.state[keyPath: keyPath] }, set: { self.dispatch(action($0)) })
  }
}
