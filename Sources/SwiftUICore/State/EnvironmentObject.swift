/// An object that a view further out has put into the environment. Apple's
/// `SwiftUI.EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// See ``ObservedObject``.
  private var seed: UInt = 0

  public init() {}

  /// The object. Traps if no view further out has called `environmentObject(_:)` with one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    object = node.read(EnvironmentObjects<ObjectType>.self, from: node.environment)
    guard let object else { return }
    let observation = storage as? ObjectObservation<ObjectType> ?? ObjectObservation()
    storage = observation
    observation.observe(object, for: node)
    seed = ObservationSeed.next()
  }
}

extension EnvironmentObject: ComparableFields {
  static func fieldsAreEqual(_ left: EnvironmentObject, _ right: EnvironmentObject) -> Bool { true }
}
