/// Where a container puts one of its children.
struct Placement {
  /// In the container, whose top-left corner is the origin.
  var origin: CGPoint
  var proposal: ProposedViewSize

  init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// An element of the layout: something with a size and a place.
///
/// Sizes follow SwiftUI's rules: the parent proposes, the child chooses, the parent places. A node
/// may have a ``RenderElement``, which is what the renderer draws; one without only arranges.
@MainActor
class LayoutNode {
  unowned let host: GraphHost

  /// The view node to which this belongs.
  private(set) weak var owner: ViewNode?
  private(set) weak var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []

  /// What is drawn of it, if anything.
  let element: RenderElement?

  /// In the parent.
  private(set) var frame = CGRect.zero

  /// What views say to the container about this node.
  private var traits: [ObjectIdentifier: Any] = [:]

  private var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownPlacements: (proposal: ProposedViewSize, placements: [Placement])?

  /// Whether something in here has changed since it was laid out last.
  private(set) var needsLayout = true
  private var lastProposal: ProposedViewSize?
  private var lastOffset: CGPoint?

  init(_ owner: ViewNode, element: RenderElement? = nil) {
    self.owner = owner
    host = owner.host
    self.element = element
    element?.layout = self
  }

  // MARK: What subclasses define

  /// The size that the node chooses when it is offered `proposal`.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Where the children are when the node has the size that it chose for `proposal`.
  func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  /// Where a guide is that the node or something in it has set. By default that of the children:
  /// of the first text baseline the topmost, of the last one the lowest, of others the mean.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize)
    -> CGFloat?
  {
    if children.isEmpty { return nil }
    let isVertical = key.isVertical
    var found: [CGFloat] = []
    for (child, placement) in zip(children, placements(proposal)) {
      let dimensions = child.dimensions(placement.proposal)
      guard let value = dimensions.explicit(key) else { continue }
      found.append(value + (isVertical ? placement.origin.y : placement.origin.x))
    }
    if found.isEmpty { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return found.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return found.max() }
    return found.reduce(0, +) / CGFloat(found.count)
  }

  /// Whether the node stands for its only child: what that says to the container, this one says.
  var isWrapper: Bool { false }

  /// The children from back to front.
  var drawingOrder: [LayoutNode] {
    guard children.contains(where: { $0.trait(ZIndexTrait.self) != 0 }) else { return children }
    return children.enumerated().sorted {
      let left = $0.element.trait(ZIndexTrait.self)
      let right = $1.element.trait(ZIndexTrait.self)
      return (left, $0.offset) < (right, $1.offset)
    }.map(\.element)
  }

  /// The width in which children are placed from the right where the script runs that way.
  func mirroredWidth(_ size: CGSize) -> CGFloat { size.width }

  /// Whether the drawn elements inside are left out.
  var isHidden: Bool { false }

  /// Called after the node got its place.
  func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {}

  /// Called when what was measured of the node counts no longer.
  func willInvalidateLayout() {}

  /// How the space between neighbours looks on `axis` where no spacing is asked for.
  func prefersSpacing(_ axis: Axis) -> Bool {
    isWrapper ? children.first?.prefersSpacing(axis) ?? true : true
  }

  // MARK: What is common

  final func setChildren(_ new: [LayoutNode]) {
    if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) {
      // A child may have been elsewhere in between.
      for child in new { child.parent = self }
      return
    }
    for child in children where child.parent === self && !isDeparting(child) {
      child.parent = nil
    }
    children = new
    for child in new { child.parent = self }
    structureDidChange()
    invalidateLayout()
  }

  /// The drawn elements inside of this node are others, or in another order.
  final func structureDidChange() {
    var node: LayoutNode? = self
    while let current = node {
      if let element = current.element {
        host.add(changedContainer: element)
        return
      }
      node = current.parent
    }
  }

  // MARK: What has gone and is still shown

  /// Former children that are still drawn, and behind what each is.
  private var departing: [(node: LayoutNode, before: LayoutNode?)] = []

  private func isDeparting(_ child: LayoutNode) -> Bool {
    departing.contains { $0.node === child }
  }

  /// A child is about to go, and is to be drawn where it is until ``release(_:)``.
  final func depart(_ child: LayoutNode) {
    guard !isDeparting(child) else { return }
    let order = drawnChildren
    let index = order.firstIndex { $0 === child }
    departing.append((child, index.flatMap { $0 > 0 ? order[$0 - 1] : nil }))
    structureDidChange()
  }

  final func release(_ child: LayoutNode) {
    departing.removeAll { $0.node === child }
    if !children.contains(where: { $0 === child }), child.parent === self { child.parent = nil }
    structureDidChange()
  }

  /// What is drawn, from back to front.
  final var drawnChildren: [LayoutNode] {
    if departing.isEmpty { return drawingOrder }
    var order = drawingOrder
    for (node, before) in departing where !order.contains(where: { $0 === node }) {
      let index = before.flatMap { before in order.firstIndex { $0 === before } }
      order.insert(node, at: before == nil ? 0 : index.map { $0 + 1 } ?? order.count)
    }
    return order
  }

  /// The elements that are drawn of this node: its own, or those directly inside.
  final var drawnElements: [RenderElement] {
    if let element { return [element] }
    return isHidden ? [] : drawnChildren.flatMap(\.drawnElements)
  }

  /// Where it is in the nearest drawn element around.
  final var drawnFrame: CGRect {
    if let element { return element.targetFrame }
    let offset = lastOffset ?? .zero
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// The outermost of those that stand for this node; `nil` if it is in no container.
  final var outermostWrapper: LayoutNode? {
    var node = self
    while let parent = node.parent {
      if parent.isWrapper, parent.children.first === node { node = parent } else { return node }
    }
    return nil
  }

  /// What was measured of the node counts no longer.
  final func invalidateLayout() {
    willInvalidateLayout()
    knownSizes.removeAll(keepingCapacity: true)
    knownPlacements = nil
    needsLayout = true
    if let root = self as? RootLayoutNode { host.add(changedRoot: root) }
    parent?.invalidateLayout()
  }

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = knownSizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = computeSize(proposal)
    if knownSizes.count >= 8 { knownSizes.removeFirst() }
    knownSizes.append((proposal, size))
    return size
  }

  final func placements(_ proposal: ProposedViewSize) -> [Placement] {
    if let knownPlacements, knownPlacements.proposal == proposal {
      return knownPlacements.placements
    }
    let placements = computePlacements(proposal, sizeThatFits(proposal))
    knownPlacements = (proposal, placements)
    return placements
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { [self] key in
      MainActor.assumeIsolated { explicitGuide(key, proposal, size) }
    }
  }

  /// Gives the node its place, and everything in it.
  ///
  /// - Parameter offset: From the parent to the nearest drawn element around.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, offset: CGPoint) {
    let size = sizeThatFits(proposal)
    let new = CGRect(origin: origin, size: size)
    if !needsLayout, new == frame, proposal == lastProposal, offset == lastOffset { return }
    frame = new
    lastProposal = proposal
    lastOffset = offset
    needsLayout = false
    var inner = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    if let element {
      element.setFrame(CGRect(origin: inner, size: size))
      inner = .zero
    }
    let isMirrored = owner?.environment.layoutDirection == .rightToLeft
    for (child, placement) in zip(children, placements(proposal)) {
      var origin = placement.origin
      if isMirrored {
        origin.x =
          mirroredWidth(size) - origin.x - child.sizeThatFits(placement.proposal).width
      }
      child.place(at: origin, placement.proposal, offset: inner)
    }
    for (node, _) in departing { node.placeAgain() }
    didLayout(proposal, size)
  }

  /// What has gone stays where it is; what is in it may move.
  private func placeAgain() {
    guard needsLayout, let lastProposal, let lastOffset else { return }
    place(at: frame.origin, lastProposal, offset: lastOffset)
  }

  final func setTrait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) {
    traits[ObjectIdentifier(key)] = value
  }

  final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    explicitTrait(key) ?? Key.defaultValue
  }

  final func explicitTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    if let value = traits[ObjectIdentifier(key)] { return (value as! Key.Value) }
    return isWrapper ? children.first?.explicitTrait(key) : nil
  }
}
