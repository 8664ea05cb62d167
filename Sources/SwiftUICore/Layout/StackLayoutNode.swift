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
    OverlayArrangement(children, alignment, proposal).size
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize)
    -> [Placement]
  {
    OverlayArrangement(children, alignment, proposal).placements
  }
}

/// How views lie over one another: so that their guides meet. Those of the highest priority make up
/// the size; the others are only aligned.
@MainActor
struct OverlayArrangement {
  let size: CGSize
  let placements: [Placement]

  init(_ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedViewSize) {
    // A spacer is last in a row or column, and like the others here.
    let priorities = children.map {
      $0.trait(LayoutPriorityTrait.self) == -.infinity ? 0 : $0.trait(LayoutPriorityTrait.self)
    }
    guard let highest = priorities.max() else {
      size = .zero
      placements = []
      return
    }
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    let guides = zip(children, priorities).map { child, priority in
      let dimensions = child.dimensions(proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      guard priority == highest else { return guide }
      // What would be endless has no middle: it only makes the whole endless.
      let x = dimensions.width.isInfinite ? 0 : guide.x
      let y = dimensions.height.isInfinite ? 0 : guide.y
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(
        x: max(after.x, dimensions.width - x), y: max(after.y, dimensions.height - y))
      return guide
    }
    size = CGSize(width: before.x + after.x, height: before.y + after.y)
    placements = guides.map {
      Placement(
        origin: CGPoint(x: before.x - $0.x, y: before.y - $0.y), proposal: proposal)
    }
  }
}
