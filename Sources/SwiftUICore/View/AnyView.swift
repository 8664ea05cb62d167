/// A view of any type. Apple's `SwiftUI.AnyView`. When the type of the view inside changes, its
/// state is lost.
public struct AnyView: View, PrimitiveView {
  let box: AnyViewBox

  /// Hides the type of `view`.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? ViewBox(view)
  }

  /// Hides the type of `view`.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    AnyViewNode(self, context)
  }
}

extension AnyView: ComparableFields {
  static func fieldsAreEqual(_ left: Self, _ right: Self) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }
}

/// Holds the view of an ``AnyView``.
@MainActor
class AnyViewBox {
  func makeNode(_ context: NodeContext) -> ViewNode { fatalError("abstract") }
  func update(_ node: ViewNode) -> Bool { fatalError("abstract") }
  func isEqual(to other: AnyViewBox) -> Bool { fatalError("abstract") }
}

private final class ViewBox<V: View>: AnyViewBox {
  let view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeNode(_ context: NodeContext) -> ViewNode {
    SwiftUICore.makeNode(view, context)
  }

  /// Updates `node` if it is one of views of the same type.
  override func update(_ node: ViewNode) -> Bool {
    guard let node = node as? TypedNode<V> else { return false }
    node.update(view)
    return true
  }

  override func isEqual(to other: AnyViewBox) -> Bool {
    guard let other = other as? ViewBox<V> else { return false }
    return valuesAreEqual(view, other.view)
  }
}

final class AnyViewNode: TypedNode<AnyView> {
  private var child: ViewNode!

  init(_ view: AnyView, _ context: NodeContext) {
    super.init(context)
    child = view.box.makeNode(childContext)
  }

  override func update(_ view: AnyView) {
    guard !view.box.update(child) else { return }
    retireChild(child)
    child = insertChild { view.box.makeNode($0) }
    elementsDidChange()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}
