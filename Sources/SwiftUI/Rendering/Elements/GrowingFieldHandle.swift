internal import Gtk

/// A field that has as many lines as its text needs.
@MainActor
final class GrowingFieldHandle: ElementHandle {
  private let view = TextView()
  private let prompt = Gtk.Label()

  /// Around the text.
  static let inset: CGFloat = 8

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    let inset = Int(Self.inset)
    view.setInsets(top: inset, bottom: inset, leading: inset, trailing: inset)
    view.acceptsTab = false
    let scroller = ScrolledWindow(child: view, horizontal: .never)
    scroller.addClass("sw-growing")
    prompt.isTargetOfPointer = false
    prompt.addClass("dim-label")
    prompt.setAlignment(horizontal: .start, vertical: .start)
    prompt.setMargins(top: inset, leading: inset)
    let overlay = Overlay()
    overlay.setChild(scroller)
    overlay.addOverlay(prompt)
    super.init(element, renderer, widget: overlay)
    view.on(.changed) { [weak self] text in
      self?.prompt.isVisible = text.isEmpty
      self?.element.send(.text(text))
    }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in self?.element.send(.focus(true)) }
    focus.on(.left) { [weak self] in self?.element.send(.focus(false)) }
    view.add(focus)
    let keys = KeyController()
    keys.phase = .capture
    keys.onPress = { [weak self] key in
      guard key.name == "Return" || key.name == "KP_Enter", key.modifiers.isEmpty else {
        return false
      }
      self?.element.send(.submit)
      return true
    }
    view.add(keys)
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .field(let properties) = element.content else { return }
    view.withoutSignals { view.text = properties.text }
    view.textAlignment = properties.alignment.gtk
    view.setStyle(properties.font.css + (properties.color.map { "; color: \($0.css)" } ?? ""))
    prompt.text = properties.prompt
    prompt.setStyle(properties.font.css)
    prompt.isVisible = properties.text.isEmpty
    widget.cssClasses = properties.style == .plain ? [] : ["sw-growing-frame"]
    if element.attributes.accessibilityLabel == nil { view.setAccessibleLabel(properties.prompt) }
  }

  override func attributesDidChange(from old: ElementAttributes?) {
    if let label = element.attributes.accessibilityLabel { view.setAccessibleLabel(label) }
  }
}
