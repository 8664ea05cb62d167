/// A line between views. Apple's `SwiftUI.Divider`. In a row it is upright, elsewhere level.
public struct Divider: View, PrimitiveView {
  public init() {}

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    DividerNode(self, context)
  }
}

final class DividerNode: LeafNode<Divider> {
  override func makeLayout() -> LayoutNode {
    DividerLayoutNode(self, element: RenderElement(self, .divider))
  }

  override func apply() {
    layout.element?.attributes = environment.elementAttributes
  }
}

final class DividerLayoutNode: LayoutNode {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    stackAxis == .horizontal
      ? CGSize(width: 1, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: 1)
  }
}
