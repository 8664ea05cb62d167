extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(_ context: NodeContext) -> TypedNode<Wrapped?> {
    OptionalNode(self, context)
  }
}

/// The node of an optional view: the child goes, with its state, when the view becomes `nil`.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var child: TypedNode<Wrapped>?

  init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(context)
    child = view.map { SwiftUICore.makeNode($0, childContext) }
  }

  override func update(_ view: Wrapped?) {
    switch (child, view) {
    case (nil, nil): break
    case (let child?, let view?): child.update(view)
    case (let child?, nil):
      retireChild(child)
      self.child = nil
      elementsDidChange()
    case (nil, let view?):
      if let child = reviveChild(TypedNode<Wrapped>.self) {
        self.child = child
        child.update(view)
      } else {
        child = insertChild { SwiftUICore.makeNode(view, $0) }
      }
      elementsDidChange()
    }
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if let child { action(child) }
  }
}
