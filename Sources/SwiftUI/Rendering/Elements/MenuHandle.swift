internal import Gtk

/// A button that opens a list of things to do.
@MainActor
final class MenuHandle: ElementHandle {
  private let button: Gtk.Button
  private let content: ContentBox
  private let popover = Popover()

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox(role: .presentation)
    button = Gtk.Button(child: content)
    super.init(element, renderer, widget: button)
    button.cssClasses = ["sw-button"]
    button.on(.clicked) { [weak self] in self?.open() }
  }

  override var box: ContentBox? { content }

  private func open() {
    guard case .menu(let properties) = element.content else { return }
    if popover.isOpen { return popover.close() }
    let items = properties.items.enumerated().map { index, item -> Gtk.Widget in
      if item.isDivider { return Separator() }
      let line = Self.makeLine(item)
      line.isEnabled = item.isEnabled
      line.on(.clicked) { [weak self] in
        self?.popover.close()
        self?.element.send(.chose(index))
      }
      return line
    }
    popover.setChild(Box(.vertical, children: items))
    popover.open(at: button)
  }

  private static func makeLine(_ item: ActionItem) -> Gtk.Button {
    let label = Gtk.Label(item.title)
    let symbol = item.isChosen ? "object-select-symbolic" : item.systemImage.map(SymbolNames.icon)
    let parts: [Gtk.Widget] = symbol.map { [Icon($0), label] } ?? [label]
    let line = Gtk.Button(child: Box(.horizontal, spacing: 8, children: parts))
    line.cssClasses =
      ["flat", "sw-control"] + (item.role == .destructive ? ["sw-destructive"] : [])
    line.setAccessibleLabel(item.title)
    line.setAccessibleSelected(item.isChosen)
    return line
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .menu(let properties) = element.content else { return }
    if !properties.title.isEmpty, element.attributes.accessibilityLabel == nil {
      button.setAccessibleLabel(properties.title)
    }
  }

  override func didDestroy() {
    popover.close()
    super.didDestroy()
  }
}
