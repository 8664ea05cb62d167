/// A value as a tree of names and texts: what a log, an inspector or a failing test shows of a state.
///
/// It is made of any value by reflection and can be sent as JSON:
/// `{"kind": "record", "type": "AppState", "text": "AppState", "children": [{"label": "users",
/// "tree": …}]}`.
public struct StateTree: Hashable, Sendable, Codable {
  /// What a value is made of.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A number, a date or another value without parts.
    case value
    case string

    /// An absent value.
    case none

    /// A structure, a class instance or a tuple: children by property name.
    case record

    /// A case of an enumeration: one child, named after the case, if it has associated values.
    case choice

    /// An array or another sequence: children by index.
    case list

    /// A set: children in the order of their texts.
    case set

    /// A dictionary: children by the texts of their keys, in their order.
    case map
  }

  /// A part of a value.
  public struct Child: Hashable, Sendable, Codable {
    public var label: String
    public var tree: StateTree

    public init(label: String, tree: StateTree) {
      self.label = label
      self.tree = tree
    }
  }

  public var kind: Kind

  /// The name of the value's type.
  public var type: String

  /// The value in short: itself if it has no parts, else its type or the number of its elements.
  public var text: String

  public var children: [Child]

  public init(kind: Kind, type: String, text: String, children: [Child] = []) {
    self.kind = kind
    self.type = type
    self.text = text
    self.children = children
  }

  /// The tree of `value`. Parts below `depth` levels, and an object inside itself, are shown by
  /// their type only.
  public init(_ value: Any, depth: Int = 32) {
    self = ReflectedValue(value, depth: depth).tree
  }

  /// The part at `path`, a sequence of labels.
  public subscript(path: [String]) -> StateTree? {
    var tree = self
    for label in path {
      guard let child = tree.children.first(where: { $0.label == label }) else { return nil }
      tree = child.tree
    }
    return tree
  }
}

extension StateTree: CustomStringConvertible {
  /// The tree on one line, as `AppState(users: 2 elements, name: "ada")` goes.
  public var description: String {
    switch kind {
    case .value, .none: text
    case .string: "\"\(text)\""
    case .record: "\(text)(\(labelled))"
    case .choice: children.isEmpty ? text : "\(text)(\(children[0].tree))"
    case .list, .set: "[\(children.map(\.tree.description).joined(separator: ", "))]"
    case .map: children.isEmpty ? "[:]" : "[\(labelled)]"
    }
  }

  private var labelled: String {
    children.map { "\($0.label): \($0.tree)" }.joined(separator: ", ")
  }
}
