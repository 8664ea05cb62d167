/// One of two views: an `if` with `else`, or part of a `switch`. Apple's
/// `SwiftUI._ConditionalContent`. The branches have identities of their own: state does not pass
/// from one to the other.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ConditionalNode(self, context)
  }
}

extension _ConditionalContent: ComparableFields {
  static func fieldsAreEqual(_ left: Self, _ right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.trueContent(let left), .trueContent(let right)): valuesAreEqual(left, right)
    case (.falseContent(let left), .falseContent(let right)): valuesAreEqual(left, right)
    default: false
    }
  }
}

final class ConditionalNode<First: View, Second: View>: TypedNode<
  _ConditionalContent<First, Second>
>
{
  private enum Branch {
    case first(TypedNode<First>)
    case second(TypedNode<Second>)
  }

  private var branch: Branch!

  init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(context)
    let context = childContext
    branch =
      switch view.storage {
      case .trueContent(let content): .first(SwiftUICore.makeNode(content, context))
      case .falseContent(let content): .second(SwiftUICore.makeNode(content, context))
      }
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Branch {
    switch view.storage {
    case .trueContent(let content): .first(child(content, key: 1))
    case .falseContent(let content): .second(child(content, key: 2))
    }
  }

  private func child<V: View>(_ view: V, key: Int) -> TypedNode<V> {
    guard let known = reviveChild(TypedNode<V>.self, key: key) else {
      return insertChild { SwiftUICore.makeNode(view, $0) }
    }
    known.update(view)
    return known
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    switch (branch!, view.storage) {
    case (.first(let node), .trueContent(let content)): node.update(content)
    case (.second(let node), .falseContent(let content)): node.update(content)
    case (.first(let node), .falseContent): replace(node, key: 1, view)
    case (.second(let node), .trueContent): replace(node, key: 2, view)
    }
  }

  private func replace(
    _ node: ViewNode, key: Int, _ view: _ConditionalContent<First, Second>
  ) {
    retireChild(node, key: key)
    branch = make(view)
    elementsDidChange()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    switch branch! {
    case .first(let node): action(node)
    case .second(let node): action(node)
    }
  }
}
