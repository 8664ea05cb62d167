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

  /// What the children of the highest priority make up together: the others are only aligned.
  private func union(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    // A spacer is last in a row or column, and like the others here.
    let priorities = children.map {
      $0.trait(LayoutPriorityTrait.self) == -.infinity ? 0 : $0.trait(LayoutPriorityTrait.self)
    }
    guard let highest = priorities.max() else { return (.zero, .zero) }
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for (child, priority) in zip(children, priorities) where priority == highest {
      let dimensions = child.dimensions(proposal)
      // What would be endless has no middle: it only makes the whole endless.
      let guide = CGPoint(
        x: dimensions.width.isInfinite ? 0 : dimensions[alignment.horizontal],
        y: dimensions.height.isInfinite ? 0 : dimensions[alignment.vertical])
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(
        x: max(after.x, dimensions.width - guide.x), y: max(after.y, dimensions.height - guide.y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}
