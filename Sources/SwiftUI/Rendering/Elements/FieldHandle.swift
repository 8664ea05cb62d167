internal import Gtk

/// A field for one line of text.
@MainActor
final class FieldHandle: ElementHandle {
  private let entry: Entry

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    if case .field(let properties) = element.content {
      entry = Entry(isForSecret: properties.isSecure)
    } else {
      entry = Entry()
    }
    super.init(element, renderer, widget: entry)
    // As wide as the layout says.
    entry.widthInCharacters = 1
    entry.activatesDefault = true
    entry.on(.changed) { [weak self] text in self?.element.send(.text(text)) }
    entry.on(.activated) { [weak self] in self?.element.send(.submit) }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in self?.element.send(.focus(true)) }
    focus.on(.left) { [weak self] in self?.element.send(.focus(false)) }
    entry.add(focus)
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .field(let properties) = element.content else { return }
    entry.withoutSignals { entry.text = properties.text }
    entry.placeholder = properties.prompt
    entry.textAlignment = properties.alignment.gtk
    entry.cssClasses = properties.style == .plain ? ["sw-plain-field"] : []
    // Not by attributes of the text, by which it would not stand in the middle.
    entry.setStyle(properties.font.css + (properties.color.map { "; color: \($0.css)" } ?? ""))
    if element.attributes.accessibilityLabel == nil { entry.setAccessibleLabel(properties.prompt) }
  }
}

/// A field for several lines of text.
@MainActor
final class EditorHandle: ElementHandle {
  private let view: TextView

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    view = TextView()
    view.setInsets(top: 8, bottom: 8, leading: 8, trailing: 8)
    view.acceptsTab = false
    let scroller = ScrolledWindow(child: view, horizontal: .never)
    scroller.hasFrame = true
    super.init(element, renderer, widget: scroller)
    view.on(.changed) { [weak self] text in self?.element.send(.text(text)) }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in self?.element.send(.focus(true)) }
    focus.on(.left) { [weak self] in self?.element.send(.focus(false)) }
    view.add(focus)
  }

  /// The text is what has the name, not what scrolls it.
  override var accessibleWidget: Gtk.Widget { view }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .editor(let properties) = element.content else { return }
    view.withoutSignals { view.text = properties.text }
    view.setStyle(properties.font.css + (properties.color.map { "; color: \($0.css)" } ?? ""))
  }
}
