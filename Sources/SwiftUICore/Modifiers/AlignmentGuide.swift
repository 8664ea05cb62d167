extension View {
  /// Sets where a guide of the view is.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets where a guide of the view is.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

struct AlignmentGuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  func guide(
    _ key: AlignmentKey, _ child: LayoutNode, _ placement: Placement, _ size: CGSize
  ) -> CGFloat? {
    let dimensions = child.dimensions(placement.proposal)
    return key == self.key ? compute(dimensions) : dimensions.explicit(key)
  }
}
