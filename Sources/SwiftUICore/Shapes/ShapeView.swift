/// A filled shape as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView, Animatable {
  var shape: Content
  let fill: Style
  let fillStyle: FillStyle

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ShapeNode(self, context) { view, values in
      (
        { shapeGeometry(view.shape, $0) }, view.shape.sizeThatFits,
        ShapeProperties(
          geometry: .rectangle, fill: resolvePaint(view.fill, in: values),
          usesEvenOddFill: view.fillStyle.isEOFilled)
      )
    }
  }

  /// The same shape, its outline drawn over it.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }
}

extension _ShapeView {
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// The outline of a shape as a view.
public struct _StrokeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView, Animatable {
  var shape: Content
  let stroke: Style
  var style: StrokeStyle

  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ShapeNode(self, context) { view, values in
      (
        { shapeGeometry(view.shape, $0) }, view.shape.sizeThatFits,
        ShapeProperties(
          geometry: .rectangle, stroke: resolvePaint(view.stroke, in: values),
          strokeStyle: view.style)
      )
    }
  }
}

final class ShapeNode<V>: LeafNode<V> {
  typealias Description = (
    geometry: (CGSize) -> ShapeGeometry, size: (ProposedViewSize) -> CGSize,
    properties: ShapeProperties
  )

  private let describe: (V, EnvironmentValues) -> Description

  init(
    _ view: V, _ context: NodeContext, describe: @escaping (V, EnvironmentValues) -> Description
  ) {
    self.describe = describe
    super.init(view, context)
  }

  override func makeLayout() -> LayoutNode { ShapeLayoutNode(self) }

  override func apply() {
    let layout = unsafeDowncast(layout!, to: ShapeLayoutNode.self)
    let description = describe(view, environment)
    layout.geometry = description.geometry
    layout.chooseSize = description.size
    var properties = description.properties
    properties.geometry = description.geometry(layout.frame.size)
    layout.element?.content = .shape(properties)
    layout.element?.attributes = environment.elementAttributes
  }
}

final class ShapeLayoutNode: LayoutNode {
  var geometry: (CGSize) -> ShapeGeometry = { _ in .rectangle }
  var chooseSize: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

  init(_ owner: ViewNode) {
    super.init(
      owner, element: RenderElement(owner, .shape(ShapeProperties(geometry: .rectangle))))
    element?.fit = { [unowned self] content, size in
      guard case .shape(var properties) = content else { return content }
      properties.geometry = geometry(size)
      return .shape(properties)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { chooseSize(proposal) }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard let element, case .shape(var properties) = element.target.content else { return }
    properties.geometry = geometry(size)
    element.setContentInLayout(.shape(properties))
  }
}
