/// How a row or column shares out its space: what `HStack` and `VStack` do.
///
/// Children are served by priority, the highest first; what the later ones need at least is kept
/// back. Within a priority the least flexible child comes first, and each is offered an equal part
/// of what is left.
@MainActor
struct StackArrangement {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: CGFloat?
  var defaultSpacing: CGFloat

  init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, defaultSpacing: CGFloat
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.defaultSpacing = defaultSpacing
  }

  /// The space before each child but the first.
  private func spacings(_ children: [LayoutNode]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { first, second in
      if let spacing { return spacing }
      return first.prefersSpacing(axis) && second.prefersSpacing(axis) ? defaultSpacing : 0
    }
  }

  /// What each child is offered.
  private func proposals(
    _ children: [LayoutNode], _ spacings: [CGFloat], _ proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    guard let total = proposal[axis] else { return children.map { _ in proposal } }
    func offer(_ length: CGFloat) -> ProposedViewSize {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    if children.count == 1 { return [proposal] }
    var result = Array(repeating: proposal, count: children.count)
    var remaining = total - spacings.reduce(0, +)
    let priorities = children.map { $0.trait(LayoutPriorityTrait.self) }
    let isUniform = priorities.allSatisfy { $0 == priorities[0] }
    let minima = isUniform ? [] : children.map { $0.sizeThatFits(offer(0))[axis] }
    for priority in isUniform ? priorities.prefix(1).map(\.self) : Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
      let kept =
        isUniform
        ? 0
        : children.indices.lazy.filter { priorities[$0] < priority }.reduce(0) { $0 + minima[$1] }
      let flexibilities = group.map { index in
        let child = children[index]
        return (
          index,
          child.sizeThatFits(offer(.infinity))[axis] - child.sizeThatFits(offer(0))[axis]
        )
      }
      let order = flexibilities.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
      var available = remaining - kept
      for (position, index) in order.enumerated() {
        let part = max(0, available / CGFloat(order.count - position))
        result[index] = offer(part)
        let taken = children[index].sizeThatFits(result[index])[axis]
        // What is offered without end does not get less.
        if available.isFinite { available -= taken }
        if remaining.isFinite { remaining -= taken }
      }
    }
    return result
  }

  func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    measure(children, proposal).size
  }

  func placements(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> [Placement] {
    measure(children, proposal).placements
  }

  private func measure(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> (
    size: CGSize, placements: [Placement]
  ) {
    if children.isEmpty { return (.zero, []) }
    let spacings = spacings(children)
    let proposals = proposals(children, spacings, proposal)
    let minor = axis.other
    var size = CGSize.zero
    var placements: [Placement] = []
    var guides: [CGFloat] = []
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      let childSize = CGSize(width: dimensions.width, height: dimensions.height)
      if index > 0 { size[axis] += spacings[index - 1] }
      var origin = CGPoint.zero
      origin[axis] = size[axis]
      placements.append(Placement(origin: origin, proposal: proposals[index]))
      size[axis] += childSize[axis]
      // What would be endless has no middle: it only makes the whole endless.
      let isEndless = childSize[minor].isInfinite
      let guide = isEndless ? 0 : dimensions.value(alignment)
      guides.append(guide)
      before = index == 0 ? guide : max(before, guide)
      let rest = isEndless ? .infinity : childSize[minor] - guide
      after = index == 0 ? rest : max(after, rest)
    }
    size[minor] = before + after
    for index in placements.indices { placements[index].origin[minor] = before - guides[index] }
    return (size, placements)
  }
}
