extension View {
  /// A frame of a fixed size around the view, which is offered that size. A length that is `nil`
  /// stays the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    // Lengths that are no lengths are ignored.
    modifier(
      FixedFrameModifier(
        width: width.flatMap { $0.isFinite ? $0 : nil },
        height: height.flatMap { $0.isFinite ? $0 : nil }, alignment: alignment))
  }

  /// A frame with limits around the view. With a largest length it takes what it is offered up to
  /// that.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }

  /// The view at its ideal size, whatever it is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view at its ideal width or height, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// The view a little elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(x: x, y: y))
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view's middle at a point of the space that is offered, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: x, y: y))
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

/// Where a child of some size is in a frame.
@MainActor
func aligned(
  _ child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
) -> CGPoint {
  let inner = child.dimensions(proposal)
  let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
  return CGPoint(
    x: outer[alignment.horizontal] - inner[alignment.horizontal],
    y: outer[alignment.vertical] - inner[alignment.vertical])
}

struct FixedFrameModifier: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: max(0, width), height: max(0, height)) }
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(width: max(0, width ?? size.width), height: max(0, height ?? size.height))
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    let inner = inner(proposal)
    return Placement(origin: aligned(child, inner, in: size, alignment), proposal: inner)
  }
}

struct FlexibleFrameModifier: LayoutModifier {
  struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    func clamp(_ length: CGFloat) -> CGFloat {
      Swift.max(min ?? -.infinity, Swift.min(max ?? .infinity, length))
    }

    func inner(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map(clamp)
    }

    /// Between the limits, of which one that is missing is the child's length, as near to what is
    /// offered as can be.
    func outer(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposed = proposed ?? ideal else { return clamp(child) }
      if min == nil, max == nil { return child }
      let low = min ?? Swift.min(child, max ?? .infinity)
      let high = max ?? Swift.max(child, min ?? 0)
      return Swift.max(low, Swift.min(high, proposed))
    }
  }

  let horizontal: Limits
  let vertical: Limits
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
  }

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: horizontal.outer(proposal.width, child: size.width),
      height: vertical.outer(proposal.height, child: size.height))
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    // The child is offered what the frame has become, where that is limited.
    let offered = inner(proposal)
    return Placement(origin: aligned(child, offered, in: size, alignment), proposal: offered)
  }
}

struct FixedSizeModifier: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }
}

struct OffsetModifier: LayoutModifier {
  let x: CGFloat
  let y: CGFloat

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    Placement(origin: CGPoint(x: x, y: y), proposal: proposal)
  }

  func guide(
    _ key: AlignmentKey, _ child: LayoutNode, _ placement: Placement, _ size: CGSize
  ) -> CGFloat? {
    child.dimensions(placement.proposal).explicit(key)
  }
}

struct PositionModifier: LayoutModifier {
  let x: CGFloat
  let y: CGFloat

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    let inner = child.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(x: x - inner.width / 2, y: y - inner.height / 2), proposal: proposal)
  }
}
