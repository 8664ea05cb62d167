/// The first of several views that fits into the space. Apple's `SwiftUI.ViewThatFits`: the first
/// whose ideal size is within what is offered along `axes`, or else the last one.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ViewThatFitsNode(self, context)
  }
}

final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>> {
  private var child: TypedNode<Content>!
  private var choices: [ObjectIdentifier: ChoiceLayoutNode] = [:]

  init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    start(FittingLayoutNode(self, axes: view.axes), content: [child])
  }

  override func update(_ view: ViewThatFits<Content>) {
    unsafeDowncast(layout!, to: FittingLayoutNode.self).axes = view.axes
    child.update(view.content)
  }

  override func refreshElements() {
    var kept: [ObjectIdentifier: ChoiceLayoutNode] = [:]
    layout.setChildren(
      child.elements.map { element in
        let id = ObjectIdentifier(element)
        let choice = choices[id] ?? ChoiceLayoutNode(self)
        choice.setChildren([element])
        kept[id] = choice
        return choice
      })
    choices = kept
  }
}

/// One of the views from which to choose: drawn only if it is the chosen one.
final class ChoiceLayoutNode: PassthroughLayoutNode {
  var isChosen = false {
    didSet { if isChosen != oldValue { parent?.structureDidChange() } }
  }

  override var isHidden: Bool { !isChosen }
}

final class FittingLayoutNode: LayoutNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }

  init(_ owner: ViewNode, axes: Axis.Set) {
    self.axes = axes
    super.init(owner)
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    var offer = proposal
    if axes.contains(.horizontal) { offer.width = nil }
    if axes.contains(.vertical) { offer.height = nil }
    return children.first { child in
      let size = child.sizeThatFits(offer)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical),
          let length = proposal[axis]
        else { return true }
        return size[axis] <= length
      }
    } ?? children.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func prefersSpacing(_ axis: Axis) -> Bool {
    children.first?.prefersSpacing(axis) ?? true
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat? {
    choice(proposal)?.dimensions(proposal).explicit(key)
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    let chosen = choice(proposal)
    for case let child as ChoiceLayoutNode in children { child.isChosen = child === chosen }
  }
}
