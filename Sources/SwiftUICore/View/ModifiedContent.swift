/// A view with a modifier, or two modifiers as one. Apple's `SwiftUI.ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let modifier = modifier as? any PrimitiveModifier {
      func make<M: PrimitiveModifier>(_: M) -> ViewNode {
        let view = unsafeBitCast(self, to: ModifiedContent<Content, M>.self)
        return view.modifier.makeNode(view, context)
      }
      return unsafeDowncast(make(modifier), to: TypedNode<Self>.self)
    }
    return BodyModifierNode(self, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The node of a view with a modifier that hands on the elements of its content. Subclasses add
/// what the modifier does.
class ModifiedNode<Content: View, Modifier>: TypedNode<ModifiedContent<Content, Modifier>> {
  private(set) var modifier: Modifier
  private(set) var child: TypedNode<Content>!

  init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    willMakeChild()
    child = SwiftUICore.makeNode(view.content, childContext)
    didMakeChild()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let old = modifier
    if !valuesAreEqual(old, view.modifier) {
      modifier = view.modifier
      modifierDidChange(from: old)
    }
    child.update(view.content)
    didUpdateChild()
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if let child { action(child) }
  }

  /// The node exists, its content not yet.
  func willMakeChild() {}

  /// The content has been made for the first time.
  func didMakeChild() {}

  /// The modifier has changed; the content is updated next.
  func modifierDidChange(from old: Modifier) {}

  /// The content has been updated.
  func didUpdateChild() {}
}
