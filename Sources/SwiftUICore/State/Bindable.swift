/// Makes bindings to the properties of an observable object. Apple's `SwiftUI.Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public init(_ wrappedValue: Value) where Value: Observable {
    self.init(wrappedValue: wrappedValue)
  }

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}
