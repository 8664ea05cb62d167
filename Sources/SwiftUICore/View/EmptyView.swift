/// Nothing. Apple's `SwiftUI.EmptyView`.
public struct EmptyView: View, PrimitiveView {
  public nonisolated init() {}

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    EmptyNode(context)
  }
}

/// The node of something that shows nothing.
final class EmptyNode<V>: TypedNode<V> {
  override func update(_ view: V) {}
}
