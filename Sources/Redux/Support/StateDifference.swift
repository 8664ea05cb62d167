/// One place at which two states differ.
public struct StateDifference: Hashable, Sendable, Codable {
  /// The labels that lead to the place, outermost first; empty for the state itself.
  public var labels: [String]

  /// The place as one would write it: `users["7"].name`, `movies[0]`; empty for the state itself.
  public var path: String

  /// What was there; `nil` if nothing was.
  public var old: StateTree?

  /// What is there now; `nil` if nothing is.
  public var new: StateTree?

  public init(labels: [String], path: String, old: StateTree?, new: StateTree?) {
    self.labels = labels
    self.path = path
    self.old = old
    self.new = new
  }

  /// Where `new` differs from `old`, in the order of the state's properties.
  ///
  /// Parts that are `Equatable` and equal are not looked into, so that this costs little for a large
  /// state of which little has changed.
  public static func between(_ old: Any, _ new: Any) -> [StateDifference] {
    var differences: [StateDifference] = []
    compare(
      ReflectedValue(old, depth: 32), ReflectedValue(new, depth: 32), at: [], path: "",
      into: &differences)
    return differences
  }
}

extension StateDifference: CustomStringConvertible {
  /// `counter: 1 → 2`, `users["7"]: + User(name: "ada")` or `users["7"]: - User(name: "ada")`.
  public var description: String {
    let place = path.isEmpty ? "state" : path
    switch (old, new) {
    case (let old?, let new?): return "\(place): \(old) → \(new)"
    case (nil, let new?): return "\(place): + \(new)"
    case (let old?, nil): return "\(place): - \(old)"
    case (nil, nil): return place
    }
  }
}

extension StateTree {
  /// Where `self` differs from `old`, an older tree of the same state.
  public func differences(from old: StateTree) -> [StateDifference] {
    var differences: [StateDifference] = []
    compare(old, self, at: [], path: "", into: &differences)
    return differences
  }
}

/// What differences are found in: a value or the tree of one.
protocol ComparableNode {
  var kind: StateTree.Kind { get }
  var type: String { get }
  var text: String { get }
  var branches: [(label: String, node: Self)] { get }
  var tree: StateTree { get }
  func isKnownEqual(to other: Self) -> Bool
}

extension ReflectedValue: ComparableNode {}

extension StateTree: ComparableNode {
  var branches: [(label: String, node: StateTree)] { children.map { ($0.label, $0.tree) } }
  var tree: StateTree { self }
  func isKnownEqual(to other: StateTree) -> Bool { self == other }
}

private func compare<Node: ComparableNode>(
  _ old: Node, _ new: Node, at labels: [String], path: String,
  into differences: inout [StateDifference]
) {
  if old.isKnownEqual(to: new) { return }
  let kind = new.kind
  let hasParts = kind != .value && kind != .string && kind != .none
  let isSameChoice = kind != .choice || old.text == new.text
  guard hasParts, old.kind == kind, old.type == new.type, isSameChoice else {
    if old.kind != kind || old.type != new.type || old.text != new.text || hasParts {
      differences.append(
        StateDifference(labels: labels, path: path, old: old.tree, new: new.tree))
    }
    return
  }
  let olds = old.branches
  let news = new.branches
  let newByLabel = Dictionary(
    news.map { ($0.label, $0.node) }, uniquingKeysWith: { first, _ in first })
  let oldLabels = Set(olds.map(\.label))
  for (label, oldPart) in olds {
    let place = path + step(label, in: kind, isFirst: path.isEmpty)
    if let newPart = newByLabel[label] {
      compare(oldPart, newPart, at: labels + [label], path: place, into: &differences)
    } else {
      differences.append(
        StateDifference(labels: labels + [label], path: place, old: oldPart.tree, new: nil))
    }
  }
  for (label, newPart) in news where !oldLabels.contains(label) {
    differences.append(
      StateDifference(
        labels: labels + [label], path: path + step(label, in: kind, isFirst: path.isEmpty),
        old: nil, new: newPart.tree))
  }
}

/// How the part `label` of a value of the kind `kind` is written behind the value's own path.
private func step(_ label: String, in kind: StateTree.Kind, isFirst: Bool) -> String {
  switch kind {
  case .list: "[\(label)]"
  case .map: "[\"\(label)\"]"
  case .set: "{\(label)}"
  default: isFirst || label.hasPrefix(".") ? label : ".\(label)"
  }
}
