extension View {
  /// Space around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, length: nil, insets: insets))
  }

  /// Space on some sides of the view; without a length, as much as is usual.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, length: length, insets: nil))
  }

  /// Space on all sides of the view.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

struct PaddingModifier: LayoutModifier {
  let edges: Edge.Set
  let length: CGFloat?
  let insets: EdgeInsets?

  private func insets(_ child: LayoutNode) -> EdgeInsets {
    insets ?? EdgeInsets(edges, length ?? child.host.renderer.metrics.padding)
  }

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(child)
    let size = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    let insets = insets(child)
    return Placement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }
}

extension ProposedViewSize {
  /// What is left inside of insets.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}
