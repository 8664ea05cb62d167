extension View {
  /// The view with an identity: with another `id` it is another view, which begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    IDNode(self, context)
  }
}

final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>> {
  private(set) var id: ID
  private var child: TypedNode<Content>!

  init(_ view: IDView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
  }

  override func update(_ view: IDView<Content, ID>) {
    if view.id == id { return child.update(view.content) }
    id = view.id
    retireChild(child)
    child = insertChild { SwiftUICore.makeNode(view.content, $0) }
    elementsDidChange()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}

extension IDNode: IdentifiedNode {
  func elements(of id: AnyHashable) -> [LayoutNode] { AnyHashable(self.id) == id ? elements : [] }
}

/// A view that is compared with `==` before it is evaluated again. Apple's `SwiftUI.EquatableView`.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
