/// Several views as one, without any effect of its own. Apple's `SwiftUI.Group`. A modifier of a
/// group applies to each of its views.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// The views that `content` makes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    TransparentNode(self, \.content, context)
  }
}

/// The node of a view that is the same as one other that it holds.
final class TransparentNode<V, Content: View>: TypedNode<V> {
  private let path: (V) -> Content
  private var child: TypedNode<Content>!

  init(_ view: V, _ path: @escaping (V) -> Content, _ context: NodeContext) {
    self.path = path
    super.init(context)
    child = SwiftUICore.makeNode(path(view), childContext)
  }

  override func update(_ view: V) {
    child.update(path(view))
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}
