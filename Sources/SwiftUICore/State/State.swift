/// A value that belongs to a view and lasts as long as the view keeps its identity. Apple's
/// `SwiftUI.State`.
///
/// The initial value counts once, when the view appears in the graph. A change evaluates again
/// those bodies that have read the value, not all of those that pass its binding on. The value may
/// be set on any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: () -> Value
  private var location: StateLocation<Value>?

  /// A state that begins with `wrappedValue`.
  public init(wrappedValue value: Value) {
    initialValue = { value }
  }

  /// A state that begins with `initialValue`.
  public init(initialValue value: Value) {
    initialValue = { value }
  }

  /// The value. Setting it outside of a view that is shown has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue() }
    nonmutating set { location?.set(newValue, Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue())
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// The lock of the location guards the value.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    if storage == nil { storage = StateLocation(initialValue()) }
    location = unsafeDowncast(storage!, to: StateLocation<Value>.self)
  }
}

/// The initial value of a state that exists does not matter.
extension State: ComparableFields {
  static func fieldsAreEqual(_ left: State, _ right: State) -> Bool { true }
}
