/// Which of the fields of a view has the focus. Apple's `SwiftUI.FocusState`. Setting it moves the
/// focus; it is set when the user moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// What `focused(_:equals:)` takes.
  @propertyWrapper
  public struct Binding {
    let location: AnyLocation<Value>?
    let none: Value

    /// The value.
    public var wrappedValue: Value {
      get { location?.get() ?? none }
      nonmutating set { location?.set(newValue, Transaction()) }
    }

    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: StateLocation<Value>?

  /// Whether the field has the focus.
  public init() where Value == Bool {
    none = false
  }

  /// Which field has the focus; `nil` if none has.
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { location?.set(newValue, Transaction()) }
  }

  public var projectedValue: Binding { Binding(location: location, none: none) }
}

extension FocusState: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    if storage == nil { storage = StateLocation(none) }
    location = unsafeDowncast(storage!, to: StateLocation<Value>.self)
  }
}

extension FocusState: ComparableFields {
  static func fieldsAreEqual(_ left: FocusState, _ right: FocusState) -> Bool { true }
}

extension FocusState.Binding: ComparableFields {
  static func fieldsAreEqual(_ left: Self, _ right: Self) -> Bool {
    left.location === right.location
  }
}
