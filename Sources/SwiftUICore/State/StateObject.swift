/// An object that belongs to a view: made once, when the view appears in the graph, and kept as
/// long as the view keeps its identity. Apple's `SwiftUI.StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that `thunk` makes.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside of a view that is shown, a new one at each access.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    let observation = storage as? ObjectObservation<ObjectType> ?? ObjectObservation()
    storage = observation
    let object = observation.object ?? make()
    observation.observe(object, for: node)
    self.object = object
  }
}

extension StateObject: ComparableFields {
  static func fieldsAreEqual(_ left: StateObject, _ right: StateObject) -> Bool { true }
}
