/// Content that is larger than its space and can be moved in it. Apple's `SwiftUI.ScrollView`.
public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ScrollNode(self, context)
  }
}

final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>> {
  private var view: ScrollView<Content>
  private var child: TypedNode<Content>!

  init(_ view: ScrollView<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    let element = RenderElement(self, .scroll(ScrollProperties(axes: view.axes)))
    element.onEvent = { [unowned self] event in
      switch event {
      case .refresh:
        if let action = environment.refresh { Task { await action() } }
      case .scroll(let offset):
        unsafeDowncast(self.layout!, to: ScrollLayoutNode.self).offset = offset
      default: break
      }
    }
    start(ScrollLayoutNode(self, element: element), content: [child])
    apply()
  }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    apply()
    child.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    apply()
  }

  private func apply() {
    guard let element = layout.element, case .scroll(var properties) = element.content else {
      return
    }
    properties.axes = view.axes
    properties.showsIndicators = view.showsIndicators
    properties.isRefreshable = environment.refresh != nil
    element.content = .scroll(properties)
    element.attributes = environment.elementAttributes
  }
}

final class ScrollLayoutNode: LayoutNode {
  /// How far the content is scrolled.
  var offset = CGPoint.zero {
    didSet {
      guard offset != oldValue else { return }
      for node in lazyNodes.values { node.viewportDidMove() }
      host.contentDidMove()
    }
  }

  /// The layouts inside that make what comes into view.
  private var lazyNodes: [ObjectIdentifier: LazyStackLayoutNode] = [:]

  func add(lazy node: LazyStackLayoutNode) {
    lazyNodes = lazyNodes.filter { $0.value.owner?.isRemoved == false }
    lazyNodes[ObjectIdentifier(node)] = node
  }

  private var axes: Axis.Set {
    if case .scroll(let properties)? = element?.content { return properties.axes }
    return .vertical
  }

  private var stack: StackArrangement {
    StackArrangement(
      axis: axes == .horizontal ? .horizontal : .vertical,
      alignment: axes == .horizontal
        ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
      spacing: nil, defaultSpacing: host.renderer.metrics.spacing)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = stack.size(children, inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    lastInner = inner(proposal)
    return stack.placements(children, inner(proposal))
  }

  private var lastInner: ProposedViewSize?

  override func mirroredWidth(_ size: CGSize) -> CGFloat {
    guard axes.contains(.horizontal), let proposal = lastInner else { return size.width }
    return max(size.width, stack.size(children, proposal).width)
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard let element, case .scroll(var properties) = element.content else { return }
    properties.contentSize = stack.size(children, inner(proposal))
    element.setContentInLayout(.scroll(properties))
  }
}
