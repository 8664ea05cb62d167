/// The layout of an `HStack` or `VStack`.
final class StackLayoutNode: LayoutNode {
  var arrangement: StackArrangement {
    didSet { invalidateLayout() }
  }

  init(_ owner: ViewNode, _ arrangement: StackArrangement) {
    self.arrangement = arrangement
    super.init(owner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(children, proposal)
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize)
    -> [Placement]
  {
    arrangement.placements(children, proposal)
  }
}

/// The layout of a `ZStack`: children over one another, aligned.
class OverlaidLayoutNode: LayoutNode {
  var alignment: Alignment {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  init(_ owner: ViewNode, alignment: Alignment, element: RenderElement? = nil) {
    self.alignment = alignment
    super.init(owner, element: element)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    union(proposal).size
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize)
    -> [Placement]
  {
    let guide = union(proposal).guide
    return children.map { child in
      let dimensions = child.dimensions(proposal)
      return Placement(
        origin: CGPoint(
          x: guide.x - dimensions[alignment.horizontal],
          y: guide.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  private func union(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    if children.isEmpty { return (.zero, .zero) }
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for child in children {
      let dimensions = child.dimensions(proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(
        x: max(after.x, dimensions.width - guide.x), y: max(after.y, dimensions.height - guide.y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}
