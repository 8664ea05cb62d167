/// The layout of `HStack` as a value, for `AnyLayout`. Apple's `SwiftUI.HStackLayout`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    subviews.stackSize(.horizontal, alignment.key, spacing, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeInStack(.horizontal, alignment.key, spacing, bounds, proposal)
  }
}

/// The layout of `VStack` as a value, for `AnyLayout`. Apple's `SwiftUI.VStackLayout`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    subviews.stackSize(.vertical, alignment.key, spacing, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.placeInStack(.vertical, alignment.key, spacing, bounds, proposal)
  }
}

/// The layout of `ZStack` as a value, for `AnyLayout`. Apple's `SwiftUI.ZStackLayout`.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    subviews.inOverlay(alignment, proposal) { $0.size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.inOverlay(alignment, proposal) { overlay in
      for (subview, placement) in zip(subviews, overlay.placements) {
        subview.place(placement, in: bounds)
      }
    }
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  @MainActor
  private func arrangement(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?)
    -> StackArrangement
  {
    StackArrangement(
      axis: axis, alignment: alignment, spacing: spacing,
      defaultSpacing: first?.node.host.renderer.metrics.spacing ?? 0)
  }

  fileprivate func stackSize(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> CGSize {
    MainActor.assumeIsolated {
      arrangement(axis, alignment, spacing).size(map(\.node), proposal)
    }
  }

  fileprivate func placeInStack(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      let placements = arrangement(axis, alignment, spacing).placements(map(\.node), proposal)
      for (subview, placement) in zip(self, placements) {
        subview.place(placement, in: bounds)
      }
    }
  }

  fileprivate func inOverlay<Result: Sendable>(
    _ alignment: Alignment, _ proposal: ProposedViewSize,
    _ body: @MainActor (OverlayArrangement) -> Result
  ) -> Result {
    MainActor.assumeIsolated {
      body(OverlayArrangement(map(\.node), alignment, proposal))
    }
  }
}

extension LayoutSubview {
  fileprivate func place(_ placement: Placement, in bounds: CGRect) {
    place(
      at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
      proposal: placement.proposal)
  }
}
