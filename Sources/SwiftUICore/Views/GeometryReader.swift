/// Which space coordinates are in. Apple's `SwiftUI.CoordinateSpace`.
///
/// `@unchecked Sendable`: a name is compared and never changed.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// What a view is told of the space that it has. Apple's `SwiftUI.GeometryProxy`.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize
  let origin: CGPoint

  /// Another number each time that what was asked of the proxy is another.
  var revision = 0
  var source: GeometrySource?

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a space; in the global one that of the window, the sheet or the list's row in which
  /// the view is.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard coordinateSpace != .local, let source else { return CGRect(origin: .zero, size: size) }
    return MainActor.assumeIsolated { source.read { $0.frame(in: coordinateSpace) } }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The size in the space with a name, if a view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let frame = frame(in: coordinateSpace.coordinateSpace)
    return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: size)
  }

  /// What an anchor stands for, in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let source else { return anchor.source.resolve(.zero) }
    let place = anchor.place
    let frame = MainActor.assumeIsolated {
      source.read { layout in
        let own = layout.frame(in: .global)
        let frame = place.layout?.frame(in: .global) ?? .zero
        return frame.offsetBy(dx: -own.minX, dy: -own.minY)
      }
    }
    return anchor.source.resolve(frame)
  }
}

/// Answers what is asked of a proxy beside its size, and notes it.
@MainActor
final class GeometrySource {
  weak var layout: LayoutNode?
  private var reads: [(compute: (LayoutNode) -> CGRect, last: CGRect)] = []

  func read(_ compute: @escaping (LayoutNode) -> CGRect) -> CGRect {
    guard let layout else { return .zero }
    let frame = compute(layout)
    reads.append((compute, frame))
    return frame
  }

  var hasReads: Bool { !reads.isEmpty }

  func forget() { reads = [] }

  /// Whether an answer would be another now.
  var hasChanged: Bool {
    guard let layout else { return false }
    return reads.contains { $0.compute(layout) != $0.last }
  }
}

/// Views made from the space that they have. Apple's `SwiftUI.GeometryReader`. It takes all that it
/// is offered and puts its content at the top left.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    GeometryNode(self, context)
  }
}

final class GeometryNode<Content: View>: ContainerNode<GeometryReader<Content>> {
  private typealias Inner = ForEachRow<GeometryProxy, Content>

  private var view: GeometryReader<Content>
  private var proxy = GeometryProxy(size: .zero, origin: .zero)
  private var child: TypedNode<Inner>?
  private let source = GeometrySource()

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    start(GeometryLayoutNode(self), content: [])
    source.layout = layout
    host.add(geometry: self)
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate()
  }

  private var hasLayout = false

  func setGeometry(_ new: GeometryProxy) {
    hasLayout = true
    guard new.size != proxy.size || new.origin != proxy.origin || child == nil else { return }
    let revision = proxy.revision
    proxy = new
    proxy.revision = revision
    proxy.source = source
    invalidate()
  }

  func checkGeometry() {
    guard !isRemoved, source.hasChanged else { return }
    proxy.revision += 1
    invalidate()
  }

  override func willRemove() { host.remove(geometry: self) }

  override func evaluate() {
    isDirty = false
    source.forget()
    let inner = Inner(element: proxy, content: view.content)
    if let child { return child.update(inner) }
    // Before the first layout there is no size to tell.
    guard hasLayout else { return }
    let node = SwiftUICore.makeNode(inner, childContext)
    child = node
    replace(content: [node])
  }
}

/// A node that depends on where it is.
@MainActor
protocol GeometryOwner: ViewNode {
  func setGeometry(_ new: GeometryProxy)

  /// Looks whether what was asked is another after a layout.
  func checkGeometry()
}

extension GeometryNode: GeometryOwner {}

final class GeometryLayoutNode: OverlaidLayoutNode {
  init(_ owner: ViewNode) {
    super.init(owner, alignment: .topLeading)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    (owner as? any GeometryOwner)?.setGeometry(GeometryProxy(size: size, origin: frame.origin))
  }
}
