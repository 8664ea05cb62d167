/// A modifier that wraps each element of its content in one of its own.
@MainActor
protocol ElementModifier: PrimitiveModifier {
  /// An element around another.
  func makeWrapper(_ owner: ViewNode) -> LayoutNode

  /// Brings an element in line with the modifier and the environment.
  func update(_ wrapper: LayoutNode, _ owner: ViewNode)
}

extension ElementModifier {
  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    WrappingNode(view, context)
  }
}

/// The node of a modifier that wraps elements.
class WrappingNode<Content: View, Modifier: ElementModifier>: ModifiedNode<
  Content, Modifier
>
{
  /// The wrappers by what they wrap.
  private(set) var wrappers: [ObjectIdentifier: LayoutNode] = [:]
  private let animator = ViewAnimator<Modifier>.make()

  /// The modifier as it is to be shown now.
  private var shown: Modifier { animator?.shown(modifier) ?? modifier }

  override var showsOwnElements: Bool { true }

  override func makeChildContext() -> NodeContext {
    var context = super.makeChildContext()
    context.isLazy = false
    return context
  }

  override func makeElements() -> [LayoutNode] {
    var kept: [ObjectIdentifier: LayoutNode] = [:]
    let elements = child.elements.map { element in
      let id = ObjectIdentifier(element)
      let wrapper = wrappers[id] ?? makeWrapper(around: element)
      wrapper.setChildren([element])
      kept[id] = wrapper
      return wrapper
    }
    wrappers = kept
    return elements
  }

  private func makeWrapper(around element: LayoutNode) -> LayoutNode {
    let wrapper = modifier.makeWrapper(self)
    shown.update(wrapper, self)
    return wrapper
  }

  func updateWrappers() {
    let shown = shown
    for wrapper in wrappers.values { shown.update(wrapper, self) }
  }

  override func modifierDidChange(from old: Modifier) {
    animator?.change(from: old, to: modifier, in: self)
    updateWrappers()
  }

  /// Another frame of an animation is to be shown.
  override func evaluate() {
    isDirty = false
    updateWrappers()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    updateWrappers()
    super.environmentDidChange(from: old)
  }
}

/// A modifier that changes how its content is measured and where it is placed.
@MainActor
protocol LayoutModifier: ElementModifier {
  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize
  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement
  func guide(
    _ key: AlignmentKey, _ child: LayoutNode, _ placement: Placement, _ size: CGSize
  ) -> CGFloat?
}

extension LayoutModifier {
  func makeWrapper(_ owner: ViewNode) -> LayoutNode { ModifierLayoutNode(owner, self) }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    let wrapper = unsafeDowncast(wrapper, to: ModifierLayoutNode<Self>.self)
    if valuesAreEqual(wrapper.modifier, self) { return }
    wrapper.modifier = self
    wrapper.invalidateLayout()
  }

  func guide(
    _ key: AlignmentKey, _ child: LayoutNode, _ placement: Placement, _ size: CGSize
  ) -> CGFloat? {
    child.dimensions(placement.proposal).explicit(key).map {
      $0 + (key.isVertical ? placement.origin.y : placement.origin.x)
    }
  }
}

final class ModifierLayoutNode<Modifier: LayoutModifier>: LayoutNode {
  var modifier: Modifier

  init(_ owner: ViewNode, _ modifier: Modifier) {
    self.modifier = modifier
    super.init(owner)
  }

  override var isWrapper: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.first.map { modifier.size($0, proposal) } ?? .zero
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    children.map { modifier.placement($0, proposal, size) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat? {
    guard let child = children.first, let placement = placements(proposal).first else { return nil }
    return modifier.guide(key, child, placement, size)
  }
}

/// A layout node that is the same as its only child.
class PassthroughLayoutNode: LayoutNode {
  override var isWrapper: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }
}
