/// A node whose content may be there without being seen: a page under another, a tab that is not
/// chosen.
@MainActor
protocol VisibilityGate: ViewNode {
  var isOpen: Bool { get }
}

extension ViewNode {
  /// Whether a gate around this node is closed.
  var isBehindGate: Bool {
    var node = parent
    while let current = node {
      if let gate = current as? any VisibilityGate, !gate.isOpen { return true }
      node = current.parent
    }
    return false
  }
}
