/// The views that a layout arranges. Apple's `SwiftUI.LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  private let elements: ArraySlice<LayoutSubview>

  /// The direction of the script in the container. Places are mirrored without the layout's help.
  public var layoutDirection: LayoutDirection

  init(_ elements: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubview { elements[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { elements[$0] }), layoutDirection)
  }
}

/// One of the views that a layout arranges. Apple's `SwiftUI.LayoutSubview`.
///
/// It may be used on the main actor while the layout's method runs that was given it.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode
  let placer: SubviewPlacer

  /// How early the view is served when space is shared out; 0 is usual.
  public var priority: Double {
    MainActor.assumeIsolated { node.trait(LayoutPriorityTrait.self) }
  }

  /// How much room the view likes around itself.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { ViewSpacing(of: node) }
  }

  /// The remark that the view makes under a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let node = node
    return MainActor.assumeIsolated { UncheckedValue(node.layoutValue(K.self)) }.value
  }

  /// The size that the view chooses when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal) }
  }

  /// The size of the view when it is offered `proposal`, and where its guides are.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { UncheckedValue(node.dimensions(proposal)) }.value
  }

  /// Gives the view its place. The last one counts.
  ///
  /// - Parameters:
  ///   - position: Where `anchor` of the view is to be, in the space of the bounds.
  ///   - proposal: What the view is offered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      let size = node.sizeThatFits(proposal)
      placer.placements[ObjectIdentifier(node)] = Placement(
        origin: CGPoint(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        proposal: proposal)
    }
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

/// Gathers the places that a layout gives.
@MainActor
final class SubviewPlacer {
  var placements: [ObjectIdentifier: Placement] = [:]
}

/// How much room a view likes around itself. Apple's `SwiftUI.ViewSpacing`.
public struct ViewSpacing: Sendable {
  /// By the raw value of the edge.
  private var lengths: [CGFloat]

  /// No room at all.
  public static let zero = ViewSpacing(lengths: [0, 0, 0, 0])

  /// What is usual.
  public init() {
    self.init(lengths: Array(repeating: RendererMetrics().spacing, count: 4))
  }

  private init(lengths: [CGFloat]) {
    self.lengths = lengths
  }

  @MainActor
  init(of node: LayoutNode) {
    let usual = node.host.renderer.metrics.spacing
    let horizontal = node.prefersSpacing(.horizontal) ? usual : 0
    let vertical = node.prefersSpacing(.vertical) ? usual : 0
    lengths = Edge.allCases.map { $0 == .top || $0 == .bottom ? vertical : horizontal }
  }

  /// Takes over, on some sides, what `other` likes if that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let index = Int(edge.rawValue)
      lengths[index] = max(lengths[index], other.lengths[index])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The room between this view and one that follows it along `axis`: none beside a view that likes
  /// none, otherwise the larger wish.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let first = lengths[Int(end.rawValue)]
    let second = next.lengths[Int(start.rawValue)]
    return first == 0 || second == 0 ? 0 : max(first, second)
  }
}
