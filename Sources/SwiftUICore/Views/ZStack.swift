/// Views over one another. Apple's `SwiftUI.ZStack`.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ZStackNode(self, context)
  }
}

final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  private var child: TypedNode<Content>!

  init(_ view: ZStack<Content>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    start(OverlaidLayoutNode(self, alignment: view.alignment), content: [child])
  }

  override func update(_ view: ZStack<Content>) {
    unsafeDowncast(layout!, to: OverlaidLayoutNode.self).alignment = view.alignment
    child.update(view.content)
  }
}
