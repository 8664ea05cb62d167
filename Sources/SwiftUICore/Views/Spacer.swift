/// Space that takes what others leave. Apple's `SwiftUI.Spacer`. In a row or column it stretches
/// along that only.
public struct Spacer: View, PrimitiveView {
  /// The smallest length; `nil` is what is usual.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SpacerNode(self, context)
  }
}

final class SpacerNode: LeafNode<Spacer> {
  override func makeLayout() -> LayoutNode { SpacerLayoutNode(self) }

  override func apply() {
    let layout = unsafeDowncast(layout!, to: SpacerLayoutNode.self)
    layout.minLength = view.minLength ?? host.renderer.metrics.spacing
    layout.setTrait(LayoutPriorityTrait.self, -.infinity)
    layout.invalidateLayout()
  }
}

final class SpacerLayoutNode: LayoutNode {
  var minLength: CGFloat = 0

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let axis = stackAxis
    var size = CGSize.zero
    for each in Axis.allCases where axis == nil || axis == each {
      size[each] = max(minLength, proposal[each] ?? minLength)
    }
    return size
  }

  override func prefersSpacing(_ axis: Axis) -> Bool { false }
}

extension LayoutNode {
  /// The direction of the row or column in which this is, through nodes that stand for it.
  var stackAxis: Axis? {
    var node = parent
    while let current = node {
      if let stack = current as? StackLayoutNode { return stack.arrangement.axis }
      if let custom = current as? any StackOriented { return custom.stackOrientation }
      if let root = current as? RootLayoutNode { return root.children.count > 1 ? root.axis : nil }
      if !current.isWrapper { return nil }
      node = current.parent
    }
    return nil
  }
}
