import Foundation

/// A value seen through its mirror, one level at a time.
struct ReflectedValue {
  let value: Any
  private let mirror: Mirror
  private let depth: Int
  private let ancestors: [ObjectIdentifier]

  init(_ value: Any, depth: Int) {
    self.init(value, depth: depth, ancestors: [])
  }

  private init(_ value: Any, depth: Int, ancestors: [ObjectIdentifier]) {
    var value = value
    var mirror = Mirror(reflecting: value)
    while mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
      value = wrapped
      mirror = Mirror(reflecting: value)
    }
    self.value = value
    self.mirror = mirror
    let isLoop =
      mirror.displayStyle == .class && ancestors.contains(ObjectIdentifier(value as AnyObject))
    self.depth = isLoop ? 0 : depth
    self.ancestors = ancestors
  }

  var kind: StateTree.Kind {
    if value is String || value is Substring || value is Character { return .string }
    if isPlain { return mirror.displayStyle == .optional ? .none : .value }
    switch mirror.displayStyle {
    case .optional: return .none
    case .enum: return .choice
    case .collection: return .list
    case .set: return .set
    case .dictionary: return .map
    default: return mirror.children.isEmpty && !(value is any Error) && !isRecord ? .value : .record
    }
  }

  var type: String { "\(Swift.type(of: value))" }

  var text: String {
    switch kind {
    case .none: return "nil"
    case .value, .string: return "\(value)"
    case .record: return type
    case .choice:
      return mirror.children.first?.label ?? "\(value)"
    case .list, .set, .map:
      let count = mirror.children.count
      return count == 1 ? "1 element" : "\(count) elements"
    }
  }

  /// Whether the value is shown whole though its mirror may have parts.
  private var isPlain: Bool {
    depth <= 0 || value is Date || value is URL || value is UUID || value is Data
      || value is Decimal || value is any AnyKeyPathValue
  }

  private var isRecord: Bool {
    mirror.displayStyle == .struct || mirror.displayStyle == .class
      || mirror.displayStyle == .tuple
  }

  var isObject: Bool { mirror.displayStyle == .class }
  var isFunction: Bool { mirror.displayStyle == nil && type.contains("->") }

  /// The parts, in a defined order.
  var branches: [(label: String, node: ReflectedValue)] {
    switch kind {
    case .value, .string, .none: return []
    case .record: return fields
    case .choice:
      guard let payload = mirror.children.first else { return [] }
      return [(payload.label ?? "value", inside(payload.value))]
    case .list:
      return mirror.children.enumerated().map { ("\($0)", inside($1.value)) }
    case .set:
      return mirror.children.map { inside($0.value) }
        .map { ($0.tree.description, $0) }.sorted { $0.0 < $1.0 }
    case .map:
      return mirror.children.compactMap { entry -> (label: String, node: ReflectedValue)? in
        let parts = Array(Mirror(reflecting: entry.value).children)
        guard parts.count == 2 else { return nil }
        return (inside(parts[0].value).tree.keyText, inside(parts[1].value))
      }.sorted { $0.label < $1.label }
    }
  }

  /// The properties, those of superclasses first.
  private var fields: [(label: String, node: ReflectedValue)] {
    var mirrors = [mirror]
    while let parent = mirrors[mirrors.count - 1].superclassMirror { mirrors.append(parent) }
    return mirrors.reversed().flatMap(\.children).enumerated().map { index, child in
      (child.label ?? ".\(index)", inside(child.value))
    }
  }

  private func inside(_ part: Any) -> ReflectedValue {
    var ancestors = ancestors
    if mirror.displayStyle == .class { ancestors.append(ObjectIdentifier(value as AnyObject)) }
    return ReflectedValue(part, depth: depth - 1, ancestors: ancestors)
  }

  var tree: StateTree {
    StateTree(
      kind: kind, type: type, text: depth <= 0 && !isShort ? "\(type)…" : text,
      children: branches.map { StateTree.Child(label: $0.label, tree: $0.node.tree) })
  }

  private var isShort: Bool { mirror.children.isEmpty }

  /// Whether the values can be compared and are equal.
  func isKnownEqual(to other: ReflectedValue) -> Bool {
    guard let value = value as? any Equatable else { return false }
    return isEqual(value, other.value)
  }
}

/// Key paths have no parts worth showing.
protocol AnyKeyPathValue {}

extension AnyKeyPath: AnyKeyPathValue {}

private func isEqual<E: Equatable>(_ value: E, _ other: Any) -> Bool {
  (other as? E) == value
}

extension StateTree {
  /// The tree as the key of a dictionary.
  fileprivate var keyText: String { children.isEmpty ? text : description }
}
