/// Views above one another, made as they come into view of the scroll view around. Apple's
/// `SwiftUI.LazyVStack`. Outside of a scroll view all of them are made. Views that have gone out of
/// view lose their state.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    LazyStackElement(
      axis: .vertical, alignment: alignment.key, spacing: spacing, content: content)
  }
}

/// Views beside one another, made as they come into view of the scroll view around. Apple's
/// `SwiftUI.LazyHStack`.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    LazyStackElement(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, content: content)
  }
}

/// Which headers stay in view. Apple's `SwiftUI.PinnedScrollableViews`; has no effect here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

struct LazyStackElement<Content: View>: View, PrimitiveView {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let content: Content

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    LazyStackNode(self, context)
  }
}

/// The node of a lazy stack: makes the rows of a range that the layout asks for.
final class LazyStackNode<Content: View>: ContainerNode<LazyStackElement<Content>>, LazyStackOwner {
  private let collector = RowCollector()
  private var child: TypedNode<Content>!
  private var rows: [Int: StackLayoutNode] = [:]
  private var shown: Range<Int> = 0..<0

  init(_ view: LazyStackElement<Content>, _ context: NodeContext) {
    super.init(context)
    var inner = childContext
    inner.isLazy = true
    child = SwiftUICore.makeNode(view.content, inner)
    start(LazyStackLayoutNode(self, arrangement(view)), content: [child])
  }

  private func arrangement(_ view: LazyStackElement<Content>) -> StackArrangement {
    StackArrangement(
      axis: view.axis, alignment: view.alignment, spacing: view.spacing,
      defaultSpacing: host.renderer.metrics.spacing)
  }

  private var stack: LazyStackLayoutNode { unsafeDowncast(layout!, to: LazyStackLayoutNode.self) }

  override func update(_ view: LazyStackElement<Content>) {
    let new = arrangement(view)
    if new.alignment != stack.arrangement.alignment || new.spacing != stack.arrangement.spacing {
      stack.arrangement = new
      stack.invalidateLayout()
    }
    child.update(view.content)
  }

  override func refreshElements() {
    collector.collect(child)
    stack.ids = collector.ids
    show(shown)
    stack.invalidateLayout()
  }

  func show(_ range: Range<Int>) {
    shown = range.clamped(to: 0..<collector.ids.count)
    let ids = collector.ids[shown]
    let wanted = Set(ids)
    for id in rows.keys where !wanted.contains(id) {
      collector.source(of: id)?.rows?.releaseRow(id)
      rows.removeValue(forKey: id)?.setChildren([])
    }
    stack.first = shown.lowerBound
    stack.setChildren(
      ids.map { id in
        let row = rows[id] ?? StackLayoutNode(self, stack.arrangement)
        rows[id] = row
        row.setChildren(collector.source(of: id)?.elements ?? [])
        return row
      })
  }
}

extension LazyStackNode: RowScroller {
  func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?) -> RowAim {
    guard let number = collector.number(of: id, in: child),
      let place = collector.ids.firstIndex(of: number)
    else { return .missed }
    return stack.scrollIntoView(stack.frame(ofRowAt: place), anchor) ? .guessed : .missed
  }
}

@MainActor
protocol LazyStackOwner: ViewNode {
  /// Makes the rows at places, and lets the others go.
  func show(_ range: Range<Int>)
}

/// The layout of a lazy stack. Rows that are not there count with the mean length of those that have
/// been.
final class LazyStackLayoutNode: LayoutNode {
  var arrangement: StackArrangement
  var ids: [Int] = [] {
    didSet { forgetLengths() }
  }

  /// The place of the first child among all rows.
  var first = 0
  private(set) var lengths: [Int: CGFloat] = [:]
  private var lengthSum: CGFloat = 0
  private weak var scroll: ScrollLayoutNode?

  init(_ owner: ViewNode, _ arrangement: StackArrangement) {
    self.arrangement = arrangement
    super.init(owner)
  }

  private var axis: Axis { arrangement.axis }
  private var spacing: CGFloat { arrangement.spacing ?? arrangement.defaultSpacing }
  private var meanLength: CGFloat {
    lengths.isEmpty
      ? host.renderer.metrics.estimatedRowHeight : lengthSum / CGFloat(lengths.count)
  }

  /// Forgets rows that have gone, when there are many of them.
  private func forgetLengths() {
    guard lengths.count > 2 * ids.count + 64 else { return }
    let present = Set(ids)
    lengths = lengths.filter { present.contains($0.key) }
    lengthSum = lengths.values.reduce(0, +)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func measureChildren(_ proposal: ProposedViewSize) -> CGFloat {
    var widest: CGFloat = 0
    for (offset, child) in children.enumerated() where first + offset < ids.count {
      let size = child.sizeThatFits(offer(proposal))
      widest = max(widest, size[axis.other])
      let old = lengths.updateValue(size[axis], forKey: ids[first + offset])
      lengthSum += size[axis] - (old ?? 0)
    }
    return widest
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let widest = measureChildren(proposal)
    var size = CGSize.zero
    size[axis.other] = proposal[axis.other] ?? widest
    let mean = meanLength
    size[axis] =
      ids.reduce(0) { $0 + (lengths[$1] ?? mean) } + spacing * CGFloat(max(0, ids.count - 1))
    return size
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let mean = meanLength
    var position = ids.prefix(first).reduce(0) { $0 + (lengths[$1] ?? mean) + spacing }
    let offer = offer(proposal)
    let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    return children.map { child in
      let dimensions = child.dimensions(offer)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] =
        outer.value(arrangement.alignment) - dimensions.value(arrangement.alignment)
      position += (axis == .vertical ? dimensions.height : dimensions.width) + spacing
      return Placement(origin: origin, proposal: offer)
    }
  }

  /// Where a row is, by what is known of those before it.
  func frame(ofRowAt place: Int) -> CGRect {
    let mean = meanLength
    var frame = CGRect(origin: .zero, size: self.frame.size)
    frame.origin[axis] = ids.prefix(place).reduce(0) { $0 + (lengths[$1] ?? mean) + spacing }
    frame.size[axis] = lengths[ids[place]] ?? mean
    return frame
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    let wanted = visibleRange()
    guard wanted != first..<(first + children.count) else { return }
    (owner as? any LazyStackOwner)?.show(wanted)
  }

  func viewportDidMove() {
    guard visibleRange() != first..<(first + children.count) else { return }
    invalidateLayout()
  }

  /// The places of the rows that are in view, and a few around.
  private func visibleRange() -> Range<Int> {
    var origin = frame.origin[axis]
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollLayoutNode {
        scroll.add(lazy: self)
        let start = scroll.offset[axis] - origin
        return range(from: start, to: start + scroll.frame.size[axis])
      }
      origin += current.frame.origin[axis]
      node = current.parent
    }
    return 0..<ids.count
  }

  private func range(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let mean = meanLength
    var position: CGFloat = 0
    var lower: Int?
    var upper = ids.count
    for (place, id) in ids.enumerated() {
      let next = position + (lengths[id] ?? mean)
      if lower == nil, next > start { lower = place }
      if position >= end {
        upper = place
        break
      }
      position = next + spacing
    }
    let low = max(0, (lower ?? ids.count) - 2)
    return low..<max(low, min(ids.count, upper + 2))
  }
}
