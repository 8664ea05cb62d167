/// The views that an app's own layout arranges.
struct LayoutContainer<Arrangement: Layout, Content: View>: View, PrimitiveView {
  let arrangement: Arrangement
  let content: Content

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    LayoutContainerNode(self, context)
  }
}

final class LayoutContainerNode<Arrangement: Layout, Content: View>: ContainerNode<
  LayoutContainer<Arrangement, Content>
>
{
  private var child: TypedNode<Content>!

  init(_ view: LayoutContainer<Arrangement, Content>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    start(CustomLayoutNode(self, view.arrangement), content: [child])
  }

  override func update(_ view: LayoutContainer<Arrangement, Content>) {
    let layout = unsafeDowncast(layout!, to: CustomLayoutNode<Arrangement>.self)
    if !valuesAreEqual(layout.arrangement, view.arrangement) {
      layout.arrangement = view.arrangement
    }
    child.update(view.content)
  }
}

/// Asks an app's layout where its children are.
final class CustomLayoutNode<Arrangement: Layout>: LayoutNode, StackOriented {
  var arrangement: Arrangement {
    didSet { invalidateLayout() }
  }

  private var cache: Arrangement.Cache?
  private var isCacheOld = true

  init(_ owner: ViewNode, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(owner)
  }

  override func willInvalidateLayout() {
    isCacheOld = true
  }

  private func subviews(_ placer: SubviewPlacer = SubviewPlacer()) -> LayoutSubviews {
    LayoutSubviews(
      ArraySlice(children.map { LayoutSubview(node: $0, placer: placer) }),
      owner?.environment.layoutDirection ?? .leftToRight)
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result
  ) -> Result {
    var current: Arrangement.Cache
    if var kept = cache {
      if isCacheOld { arrangement.updateCache(&kept, subviews: subviews) }
      current = kept
    } else {
      current = arrangement.makeCache(subviews: subviews)
    }
    isCacheOld = false
    cache = nil
    defer { cache = current }
    return body(&current)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = subviews()
    return withCache(subviews) {
      arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let placer = SubviewPlacer()
    let subviews = subviews(placer)
    withCache(subviews) {
      arrangement.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
    }
    return children.map { child in
      if let placement = placer.placements[ObjectIdentifier(child)] { return placement }
      let own = child.sizeThatFits(proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal)
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat? {
    let subviews = subviews()
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache(subviews) { cache in
      key.isVertical
        ? arrangement.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : arrangement.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    return own ?? super.explicitGuide(key, proposal, size)
  }

  override func prefersSpacing(_ axis: Axis) -> Bool {
    let subviews = subviews()
    let spacing = withCache(subviews) { arrangement.spacing(subviews: subviews, cache: &$0) }
    return spacing.distance(to: ViewSpacing(), along: axis) > 0
  }

  var stackOrientation: Axis? {
    (arrangement as? AnyLayout)?.stackOrientation ?? Arrangement.layoutProperties.stackOrientation
  }
}

/// A container that may be a row or a column for a spacer in it.
@MainActor
protocol StackOriented: LayoutNode {
  var stackOrientation: Axis? { get }
}
