/// A view made by something else with dynamic properties, such as a style or an app: these are
/// connected before.
struct ConnectedBody<Owner, Content: View>: View, PrimitiveView {
  let owner: Owner
  let make: (Owner) -> Content

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ConnectedNode(self, context)
  }
}

final class ConnectedNode<Owner, Content: View>: TypedNode<ConnectedBody<Owner, Content>> {
  private var view: ConnectedBody<Owner, Content>
  private var properties = PropertyStorage<Owner>()
  private var child: TypedNode<Content>!

  init(_ view: ConnectedBody<Owner, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(makeContent(), childContext)
  }

  private func makeContent() -> Content {
    tracking {
      var owner = view.owner
      properties.connect(&owner, to: self)
      return view.make(owner)
    }
  }

  override func update(_ view: ConnectedBody<Owner, Content>) {
    if valuesAreEqual(self.view, view) { return }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    child.update(makeContent())
  }

  override func willRemove() {
    properties.removeAll()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}
