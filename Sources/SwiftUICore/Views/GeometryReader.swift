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

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a space; in others than the view's own, its place in the nearest drawn container.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
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

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    start(GeometryLayoutNode(self), content: [])
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate()
  }

  private var hasLayout = false

  func setGeometry(_ new: GeometryProxy) {
    hasLayout = true
    guard new.size != proxy.size || new.origin != proxy.origin || child == nil else { return }
    proxy = new
    invalidate()
  }

  override func evaluate() {
    isDirty = false
    let inner = Inner(element: proxy, content: view.content)
    if let child { return child.update(inner) }
    // Before the first layout there is no size to tell.
    guard hasLayout else { return }
    let node = SwiftUICore.makeNode(inner, childContext)
    child = node
    replace(content: [node])
  }
}

private protocol GeometryOwner: ViewNode {
  func setGeometry(_ new: GeometryProxy)
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
