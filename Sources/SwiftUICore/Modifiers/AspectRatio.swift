/// How a view fits into a space of another shape. Apple's `SwiftUI.ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  /// The view with a relation of width to height; `nil` is that of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view as large as fits.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// The view so large that it fills the space.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

struct AspectRatioModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  private func inner(_ child: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.sizeThatFits(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(ideal)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = (width / height < ratio) == (mode == .fit)
      if widthDecides || (height.isInfinite && width.isFinite) {
        return ProposedViewSize(width: width, height: width / ratio)
      }
      return ProposedViewSize(width: height * ratio, height: height)
    }
  }

  func size(_ child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(child, proposal))
  }

  func placement(_ child: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
    Placement(origin: .zero, proposal: inner(child, proposal))
  }
}
