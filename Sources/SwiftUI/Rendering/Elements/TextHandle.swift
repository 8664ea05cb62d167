internal import Gtk

/// Shows text that is not edited.
@MainActor
final class TextHandle: ElementHandle {
  private let label: Gtk.Label

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    label = Gtk.Label()
    super.init(element, renderer, widget: label)
    if let role = element.attributes.role { label.setAccessibleRole(role) }
  }

  private var properties: TextProperties? {
    if case .text(let properties) = element.content { return properties }
    return nil
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard let properties else { return }
    label.setRuns(properties.gtkRuns)
    // The toolkit calls it by its text when that changes.
    if let name = element.attributes.accessibilityLabel { label.setAccessibleLabel(name) }
    label.truncation = properties.gtkTruncation
    label.textAlignment = properties.alignment.gtk
    label.isSelectable = properties.isSelectable
    label.isTargetOfPointer = properties.isSelectable
    updateLineLimit()
  }

  override func frameDidChange(from old: CGRect?) {
    if frame.size != old?.size { updateLineLimit() }
  }

  /// The label has no more lines than fit into its frame.
  private func updateLineLimit() {
    guard let properties else { return }
    label.lineLimit = renderer.texts.lineLimit(properties, in: frame.size)
  }
}
