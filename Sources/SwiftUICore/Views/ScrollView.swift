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
      guard event == .refresh, let action = environment.refresh else { return }
      Task { await action() }
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
    stack.placements(children, inner(proposal))
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard let element, case .scroll(var properties) = element.content else { return }
    properties.contentSize = stack.size(children, inner(proposal))
    element.setContentInLayout(.scroll(properties))
  }
}

/// Views above one another. Apple's `SwiftUI.LazyVStack`. Here all of them are made at once: for
/// many rows use a `List`.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Views beside one another. Apple's `SwiftUI.LazyHStack`. Here all of them are made at once.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Which headers stay in view. Apple's `SwiftUI.PinnedScrollableViews`; has no effect here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
