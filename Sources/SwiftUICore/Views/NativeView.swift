/// A widget of the toolkit as a view: what `UIViewRepresentable` and the like are made of.
///
/// The renderer mounts what is in ``NativeProperties/object`` and measures it.
package struct NativeView: View, PrimitiveView {
  /// Makes the widget, once for each place in the graph.
  let make: @MainActor (EnvironmentValues) -> AnyObject

  /// Brings the widget in line with the view. Called after the making and whenever the view, what
  /// this reads, or the environment changes.
  let update: @MainActor (AnyObject, EnvironmentValues) -> Void

  /// The widget is about to go.
  let dismantle: @MainActor (AnyObject) -> Void

  package init(
    make: @escaping @MainActor (EnvironmentValues) -> AnyObject,
    update: @escaping @MainActor (AnyObject, EnvironmentValues) -> Void,
    dismantle: @escaping @MainActor (AnyObject) -> Void = { _ in }
  ) {
    self.make = make
    self.update = update
    self.dismantle = dismantle
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    NativeNode(self, context)
  }
}

/// A widget of the toolkit.
package struct NativeProperties: Equatable {
  package let object: AnyObject

  /// Another number after each update of the widget, whose size may have changed.
  package var revision = 0

  package static func == (left: NativeProperties, right: NativeProperties) -> Bool {
    left.object === right.object && left.revision == right.revision
  }
}

final class NativeNode: LeafNode<NativeView> {
  private var revision = 0

  override func makeLayout() -> LayoutNode {
    let object = view.make(environment)
    return MeasuredLayoutNode(
      self, element: RenderElement(self, .native(NativeProperties(object: object))))
  }

  override func apply() {
    guard let element = layout.element, case .native(var properties) = element.content else {
      return
    }
    tracking { view.update(properties.object, environment.read(by: self)) }
    revision += 1
    properties.revision = revision
    element.content = .native(properties)
    element.attributes = environment.elementAttributes
  }

  override func willRemove() {
    if case .native(let properties)? = layout.element?.content { view.dismantle(properties.object) }
  }
}
