/// A property wrapper that the graph gives a lasting place.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Connects a freshly made property to `storage`, which lives as long as the node does.
  mutating func connect(_ storage: inout AnyObject?, to node: ViewNode)
}

/// What the dynamic properties of one view, modifier or style keep from one evaluation to the next.
@MainActor
struct PropertyStorage<Owner> {
  private var slots: [AnyObject?] = []

  init() {}

  /// Connects the properties of `owner` to what they had before.
  mutating func connect(_ owner: inout Owner, to node: ViewNode) {
    let layout = PropertyLayout.of(Owner.self)
    if layout.steps.isEmpty { return }
    if slots.isEmpty { slots = Array(repeating: nil, count: layout.slotCount) }
    withUnsafeMutableBytes(of: &owner) { bytes in
      let start = bytes.baseAddress!
      var slot = 0
      for step in layout.steps {
        switch step {
        case .connect(let offset, let type):
          type.connect(at: start + offset, &slots[slot], to: node)
          slot += 1
        case .update(let offset, let type):
          type.update(at: start + offset)
        }
      }
    }
  }

  mutating func removeAll() {
    slots.removeAll()
  }
}

/// Which fields of a type are dynamic properties. Those of properties that are made of others come
/// first.
@MainActor
private struct PropertyLayout {
  enum Step {
    case connect(offset: Int, any GraphProperty.Type)
    case update(offset: Int, any DynamicProperty.Type)
  }

  private(set) var steps: [Step] = []
  private(set) var slotCount = 0

  private static var known: [ObjectIdentifier: PropertyLayout] = [:]

  static func of(_ type: Any.Type) -> PropertyLayout {
    let key = ObjectIdentifier(type)
    if let layout = known[key] { return layout }
    var layout = PropertyLayout()
    layout.add(fieldsOf: type, at: 0)
    known[key] = layout
    return layout
  }

  private mutating func add(fieldsOf type: Any.Type, at start: Int) {
    for field in FieldLayout.of(type).fields {
      if let property = field.type as? any GraphProperty.Type {
        steps.append(.connect(offset: start + field.offset, property))
        slotCount += 1
      } else if let property = field.type as? any DynamicProperty.Type {
        add(fieldsOf: field.type, at: start + field.offset)
        steps.append(.update(offset: start + field.offset, property))
      }
    }
  }
}

extension GraphProperty {
  fileprivate static func connect(
    at address: UnsafeMutableRawPointer, _ slot: inout AnyObject?, to node: ViewNode
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.connect(&slot, to: node)
  }
}

extension DynamicProperty {
  fileprivate static func update(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
