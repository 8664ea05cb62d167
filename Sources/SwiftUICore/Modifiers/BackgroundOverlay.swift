extension View {
  /// The view with others behind it, which are offered its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// The view with another behind it, which is offered its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    _LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// The view on a colour or the like.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    _LayeredView(
      content: self, layer: Rectangle().fill(style), alignment: .center, isBehind: true)
  }

  /// The view on the background's colour.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// The view on a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _LayeredView(
      content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
  }

  /// The view with others in front of it, which are offered its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    _LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// The view with another in front of it, which is offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    _LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// The view with a colour or the like in front of it.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    _LayeredView(
      content: self, layer: Rectangle().fill(style), alignment: .center, isBehind: false)
  }

  /// The view with a shape in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _LayeredView(
      content: self, layer: shape.fill(style, style: fillStyle), alignment: .center,
      isBehind: false)
  }

  /// A line along the inside of the view's edge.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}

/// A view with another behind or in front of each of its elements.
struct _LayeredView<Content: View, Layer: View>: View, PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    LayeredNode(self, context)
  }
}

/// The node of a ``_LayeredView``. The layer is made once; of several elements of the content, which
/// are rare, those after the first get a layer of their own.
final class LayeredNode<Content: View, Layer: View>: TypedNode<_LayeredView<Content, Layer>> {
  private var view: _LayeredView<Content, Layer>
  private var child: TypedNode<Content>!
  private var layers: [(element: LayoutNode, node: TypedNode<Layer>, layout: LayeredLayoutNode)] =
    []

  init(_ view: _LayeredView<Content, Layer>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    host.add(refresh: self)
  }

  override func update(_ view: _LayeredView<Content, Layer>) {
    self.view = view
    for layer in layers {
      layer.layout.alignment = view.alignment
      layer.node.update(view.layer)
    }
    child.update(view.content)
  }

  override func makeElements() -> [LayoutNode] {
    var context = childContext
    context.isLazy = false
    var new: [(element: LayoutNode, node: TypedNode<Layer>, layout: LayeredLayoutNode)] = []
    for element in child.elements {
      if let known = layers.first(where: { $0.element === element }) {
        new.append(known)
      } else {
        let node = SwiftUICore.makeNode(view.layer, context)
        let layout = LayeredLayoutNode(
          self, alignment: view.alignment, isBehind: view.isBehind)
        new.append((element, node, layout))
      }
    }
    for old in layers where !new.contains(where: { $0.layout === old.layout }) { old.node.remove() }
    layers = new
    for layer in layers { layer.layout.setChildren([layer.element] + layer.node.elements) }
    return layers.map(\.layout)
  }

  override var showsOwnElements: Bool { true }

  override func makeChildContext() -> NodeContext {
    var context = super.makeChildContext()
    context.isLazy = false
    return context
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
    for layer in layers { action(layer.node) }
  }
}

/// The layout of a view with a layer: the first child decides.
final class LayeredLayoutNode: LayoutNode {
  var alignment: Alignment {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  private let isBehind: Bool

  init(_ owner: ViewNode, alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(owner)
  }

  override var isWrapper: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    let offered = ProposedViewSize(size)
    return children.enumerated().map { index, child in
      if index == 0 { return Placement(origin: .zero, proposal: proposal) }
      let content = children[0].dimensions(proposal)
      let layer = child.dimensions(offered)
      return Placement(
        origin: CGPoint(
          x: content[alignment.horizontal] - layer[alignment.horizontal],
          y: content[alignment.vertical] - layer[alignment.vertical]),
        proposal: offered)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize)
    -> CGFloat?
  {
    children.first?.dimensions(proposal).explicit(key)
  }

  override var drawingOrder: [LayoutNode] {
    isBehind ? Array(children.dropFirst()) + children.prefix(1) : children
  }
}
