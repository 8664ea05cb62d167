/// A connection to a value that is kept elsewhere. Apple's `SwiftUI.Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// With what changes through the binding are made.
  public var transaction = Transaction()

  var location: AnyLocation<Value>

  init(location: AnyLocation<Value>) {
    self.location = location
  }

  /// A binding that reads and writes with closures, on the thread that uses it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: { value, _ in set(value) })
  }

  /// A binding that reads and writes with closures, on the thread that uses it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding to a value that never changes; what is written is dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.isEmpty { return location.set(newValue, transaction) }
      // What is set by way of closures is part of it, too.
      withTransaction(transaction) { location.set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself: a view can be made with `$binding` for a `@Binding`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    var part = Binding<Subject>(location: ProjectedLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// The same binding, whose changes are made with `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose changes are shown with `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// A binding to an optional with the same value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base.location))
    transaction = base.transaction
  }

  /// A binding to the value inside of `base`; `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.location.get() else { return nil }
    self.init(location: UnwrappedLocation(base.location, fallback: value))
    transaction = base.transaction
  }

  /// A binding to a hashable value without its type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { base.wrappedValue }, set: { base.wrappedValue = $0.base as! V })
    transaction = base.transaction
  }
}

extension Binding: DynamicProperty {}

// A value; its location, which is shared, says itself what guards it.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {}
}

extension Binding: ComparableFields {
  static func fieldsAreEqual(_ left: Binding, _ right: Binding) -> Bool {
    left.location.isSame(as: right.location)
  }
}
