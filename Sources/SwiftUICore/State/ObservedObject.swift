/// An object that a view shows and does not own. Apple's `SwiftUI.ObservedObject`. The body is
/// evaluated again after the object's `objectWillChange` has fired, on whatever thread.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Another number each time that the view is evaluated, so that closures of a body that capture
  /// the view differ: what they read of the object may.
  private var seed: UInt = 0

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    let observation = storage as? ObjectObservation<ObjectType> ?? ObjectObservation()
    storage = observation
    observation.observe(wrappedValue, for: node)
    seed = ObservationSeed.next()
  }
}

extension ObservedObject: ComparableFields {
  static func fieldsAreEqual(_ left: ObservedObject, _ right: ObservedObject) -> Bool {
    left.wrappedValue === right.wrappedValue
  }
}

/// Numbers, each used once.
@MainActor
enum ObservationSeed {
  private static var last: UInt = 0

  static func next() -> UInt {
    last &+= 1
    return last
  }
}
