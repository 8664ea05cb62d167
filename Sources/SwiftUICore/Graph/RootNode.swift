/// The outermost node: shows the root view, in a group that fills the window.
@MainActor
final class RootNode: ContainerNode<Void> {
  private var child: ViewNode?

  init(host: GraphHost, environment: EnvironmentValues) {
    super.init(NodeContext(host: host, parent: nil, environment: environment))
    let element = RenderElement(self, .group(GroupProperties()))
    start(RootLayoutNode(self, element: element), content: [])
  }

  private let editMode = StateLocation(EditMode.inactive)

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.setDefaultEditMode(editMode)
    return values
  }

  func show<V: View>(_ view: V) {
    if let child = child as? TypedNode<V> { return child.update(view) }
    child?.remove()
    let node = SwiftUICore.makeNode(view, childContext)
    child = node
    replace(content: [node])
  }

  func removeContent() {
    child?.remove()
    child = nil
    replace(content: [])
  }
}
