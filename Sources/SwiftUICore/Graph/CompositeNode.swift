/// The node of a view with a body.
final class CompositeNode<V: View>: TypedNode<V> {
  /// The view as its parent described it last, not connected to its state.
  private var view: V
  private var properties = PropertyStorage<V>()
  private var child: TypedNode<V.Body>!
  private let animator = ViewAnimator<V>.make()

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(makeBody(), childContext)
  }

  override func update(_ view: V) {
    if valuesAreEqual(self.view, view) { return }
    let old = self.view
    self.view = view
    animator?.change(from: old, to: view, in: self)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    child.update(makeBody())
  }

  private func makeBody() -> V.Body {
    host.bodyWillRun(V.self)
    return tracking {
      var connected = animator?.shown(view) ?? view
      properties.connect(&connected, to: self)
      return connected.body
    }
  }

  override func willRemove() {
    properties.removeAll()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}
