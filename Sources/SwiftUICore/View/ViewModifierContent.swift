/// Stands for the modified view in the body of a modifier. Apple's `SwiftUI._ViewModifier_Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let source: ModifierContentSource

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ModifierContentNode(self, context)
  }
}

/// The view that a modifier's placeholders show, wherever the modifier uses them.
@MainActor
class ModifierContentSource {
  func makeNode(_ context: NodeContext) -> ViewNode { fatalError("abstract") }
  func remove(_ node: ViewNode) {}
}

private final class TypedContentSource<Content: View>: ModifierContentSource {
  private var content: Content
  private var nodes: [TypedNode<Content>] = []

  init(_ content: Content) {
    self.content = content
  }

  override func makeNode(_ context: NodeContext) -> ViewNode {
    let node = SwiftUICore.makeNode(content, context)
    nodes.append(node)
    return node
  }

  override func remove(_ node: ViewNode) {
    nodes.removeAll { $0 === node }
  }

  func update(_ content: Content) {
    self.content = content
    for node in nodes { node.update(content) }
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>: TypedNode<
  _ViewModifier_Content<Modifier>
>
{
  private let source: ModifierContentSource
  private var child: ViewNode!

  init(_ view: _ViewModifier_Content<Modifier>, _ context: NodeContext) {
    source = view.source
    super.init(context)
    child = source.makeNode(childContext)
  }

  /// The source updates the node of the content.
  override func update(_ view: _ViewModifier_Content<Modifier>) {}

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }

  override func willRemove() {
    source.remove(child)
  }
}

/// The node of a modifier with a body.
final class BodyModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private let source: TypedContentSource<Content>
  private var properties = PropertyStorage<Modifier>()
  private var child: TypedNode<Modifier.Body>!
  private let animator = ViewAnimator<Modifier>.make()

  init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    modifier = view.modifier
    source = TypedContentSource(view.content)
    super.init(context)
    child = SwiftUICore.makeNode(makeBody(), childContext)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    if !valuesAreEqual(modifier, view.modifier) {
      let old = modifier
      modifier = view.modifier
      animator?.change(from: old, to: modifier, in: self)
      evaluate()
    }
    source.update(view.content)
  }

  override func evaluate() {
    isDirty = false
    child.update(makeBody())
  }

  private func makeBody() -> Modifier.Body {
    host.bodyWillRun(Modifier.self)
    return tracking {
      var connected = animator?.shown(modifier) ?? modifier
      properties.connect(&connected, to: self)
      return connected.body(content: _ViewModifier_Content(source: source))
    }
  }

  override func willRemove() {
    properties.removeAll()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}
