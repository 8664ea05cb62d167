/// Several views after one another, made by the statements of a builder. Apple's
/// `SwiftUI.TupleView`.
public struct TupleView<each Content: View>: View, PrimitiveView {
  /// The views.
  public var value: (repeat each Content)

  /// The views of `value`.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    TupleNode(self, context)
  }
}

extension TupleView: ComparableFields {
  static func fieldsAreEqual(_ left: Self, _ right: Self) -> Bool {
    for isEqual in repeat valuesAreEqual(each left.value, each right.value) {
      if !isEqual { return false }
    }
    return true
  }
}

/// The node of a ``TupleView``: one child for each view, told apart by position.
final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  private var children: [ViewNode] = []

  init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(context)
    func add<V: View>(_ child: V) {
      children.append(SwiftUICore.makeNode(child, childContext))
    }
    repeat add(each view.value)
  }

  override func update(_ view: TupleView<repeat each Content>) {
    var index = 0
    func update<V: View>(_ child: V) {
      unsafeDowncast(children[index], to: TypedNode<V>.self).update(child)
      index += 1
    }
    repeat update(each view.value)
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    children.forEach(action)
  }
}
