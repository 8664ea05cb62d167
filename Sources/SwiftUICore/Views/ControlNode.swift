/// The node of a control that the renderer measures, whose properties follow from the view, what it
/// is bound to and the environment.
final class ControlNode<V>: LeafNode<V> {
  private let content: (ControlNode<V>) -> ElementContent
  private let onEvent: (ControlNode<V>, ElementEvent) -> Void
  private let label: (ControlNode<V>) -> String?

  init(
    _ view: V, _ context: NodeContext, content: @escaping (ControlNode<V>) -> ElementContent,
    onEvent: @escaping (ControlNode<V>, ElementEvent) -> Void = { _, _ in },
    label: @escaping (ControlNode<V>) -> String? = { _ in nil }
  ) {
    self.content = content
    self.onEvent = onEvent
    self.label = label
    super.init(view, context)
  }

  override func makeLayout() -> LayoutNode {
    let element = RenderElement(self, tracking { content(self) })
    element.onEvent = { [unowned self] event in
      // What is disabled does nothing, but can be told that it lost the focus.
      if !environment.isEnabled {
        if case .focus(false) = event {} else { return }
      }
      onEvent(self, event)
    }
    return MeasuredLayoutNode(self, element: element)
  }

  override func apply() {
    guard let element = layout.element else { return }
    // A binding may be to something that only this node reads.
    tracking {
      element.content = content(self)
      var attributes = environment.elementAttributes
      if attributes.accessibilityLabel == nil { attributes.accessibilityLabel = label(self) }
      attributes.isFocused = environment.focus?.isFocused ?? false
      element.attributes = attributes
    }
  }

  /// Writes what the user has entered. If the binding refuses it, the control is told its old
  /// value again.
  func set<Value: Equatable>(_ binding: Binding<Value>, _ value: Value) {
    binding.wrappedValue = value
    layout.element?.reassert()
    invalidate()
  }

  var resolvedFont: ResolvedFont { environment.textModifiers.resolvedFont(in: environment) }

  var resolvedTextColor: ResolvedColor? {
    environment.foregroundStyle == nil ? nil : environment.foregroundColor
  }
}
