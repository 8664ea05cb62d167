/// Views beside one another. Apple's `SwiftUI.HStack`.
public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: Between neighbours, in points; `nil` is what is usual.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    StackNode(self, context) { view, metrics in
      StackArrangement(
        axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing,
        defaultSpacing: metrics.spacing)
    } content: {
      $0.content
    }
  }
}

/// Views above one another. Apple's `SwiftUI.VStack`.
public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: Between neighbours, in points; `nil` is what is usual.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    StackNode(self, context) { view, metrics in
      StackArrangement(
        axis: .vertical, alignment: view.alignment.key, spacing: view.spacing,
        defaultSpacing: metrics.spacing)
    } content: {
      $0.content
    }
  }
}

/// The node of a row or column.
final class StackNode<V: View, Content: View>: ContainerNode<V> {
  private let arrangement: (V, RendererMetrics) -> StackArrangement
  private let contentOf: (V) -> Content
  private var child: TypedNode<Content>!

  init(
    _ view: V, _ context: NodeContext,
    arrangement: @escaping (V, RendererMetrics) -> StackArrangement,
    content: @escaping (V) -> Content
  ) {
    self.arrangement = arrangement
    contentOf = content
    super.init(context)
    child = SwiftUICore.makeNode(content(view), childContext)
    start(StackLayoutNode(self, arrangement(view, host.renderer.metrics)), content: [child])
  }

  override func update(_ view: V) {
    let layout = unsafeDowncast(layout!, to: StackLayoutNode.self)
    let new = arrangement(view, host.renderer.metrics)
    if new.alignment != layout.arrangement.alignment || new.spacing != layout.arrangement.spacing {
      layout.arrangement = new
    }
    child.update(contentOf(view))
  }
}
