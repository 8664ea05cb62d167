internal import Gtk

/// A button that opens a list of things to do.
@MainActor
final class MenuHandle: ElementHandle {
  private let button: Gtk.Button
  private let content: ContentBox
  private let menu = MenuPopover()
  private lazy var keys = WindowKeys(button)

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
    if menu.isOpen { return menu.close() }
    menu.open(
      [.init(items: properties.items) { [weak self] in self?.element.send(.chose($0)) }], at: button
    )
  }

  override var speaksForContent: Bool { true }

  private var spoken: String?

  override func updateSpokenName() {
    guard element.attributes.accessibilityLabel == nil else { return }
    let text = element.spokenText
    guard text != spoken else { return }
    spoken = text
    button.setAccessibleLabel(text)
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .menu(let properties) = element.content else { return }
    keys.watch(properties.items.flattened.map(\.shortcut)) { [weak self] index in
      self?.element.send(.chose(index))
    }
  }

  override func didDestroy() {
    menu.remove()
    super.didDestroy()
  }
}
