internal import ListSupport

/// An identity of its own for each view that has one. Apple's `SwiftUI.Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells namespaces apart.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  public init() {}

  /// The identity: the same for as long as the view keeps its own. Outside of a view that is shown
  /// it is that of no view.
  public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: GraphProperty {
  private final class Place {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }

  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode) {
    let place = storage as? Place ?? Place(ID(number: RowNumbers.next()))
    storage = place
    id = place.id
  }
}

extension Namespace: ComparableFields {
  static func fieldsAreEqual(_ left: Namespace, _ right: Namespace) -> Bool { true }
}
