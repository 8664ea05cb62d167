/// Where layout begins: the content of a window, of a sheet, of a row or of a page.
@MainActor
final class RootLayoutNode: LayoutNode {
  /// What is offered to the content. A length that is `nil` lets the content choose.
  var proposal = ProposedViewSize.unspecified {
    didSet { if proposal != oldValue { invalidateLayout() } }
  }

  /// Where the content is when it is smaller than what was offered.
  var alignment = Alignment.center
  var axis = Axis.vertical

  /// Around the content.
  var insets = EdgeInsets()

  /// How many of the last children are behind the others, over all of the place.
  var backdropCount = 0

  private var content: ArraySlice<LayoutNode> { children.dropLast(backdropCount) }

  override var drawingOrder: [LayoutNode] {
    if backdropCount == 0 { return super.drawingOrder }
    return children.suffix(backdropCount) + content
  }

  /// Called after each layout.
  var onLayout: (() -> Void)?

  /// Called when the size has changed.
  var sizeDidChange: (() -> Void)?

  private(set) var size = CGSize.zero

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = stack.size(Array(content), proposal.inset(by: insets))
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: proposal.height ?? content.height + insets.vertical)
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize)
    -> [Placement]
  {
    let inner = proposal.inset(by: insets)
    let shown = Array(self.content)
    let content = stack.size(shown, inner)
    let space = CGPoint(
      x: size.width - insets.horizontal - content.width,
      y: size.height - insets.vertical - content.height)
    let origin = CGPoint(
      x: insets.leading + (alignment.horizontal == .leading ? 0 : space.x / 2),
      y: insets.top + (alignment.vertical == .top ? 0 : space.y / 2))
    let placements = stack.placements(shown, inner).map {
      Placement(
        origin: CGPoint(x: $0.origin.x + origin.x, y: $0.origin.y + origin.y),
        proposal: $0.proposal)
    }
    return placements
      + children.suffix(backdropCount).map { _ in
        Placement(origin: .zero, proposal: ProposedViewSize(size))
      }
  }

  private var stack: StackArrangement {
    StackArrangement(
      axis: axis,
      alignment: axis == .vertical ? alignment.horizontal.key : VerticalAlignment.center.key,
      spacing: nil, defaultSpacing: host.renderer.metrics.spacing)
  }

  /// Lays out everything that has changed.
  func performLayout() {
    guard needsLayout else { return }
    let old = size
    place(at: .zero, proposal, offset: .zero)
    size = frame.size
    if size != old { sizeDidChange?() }
    onLayout?()
  }
}
