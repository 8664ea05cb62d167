internal import Gtk

/// Content in a window of its own that belongs to another.
@MainActor
final class SheetHandle: ElementHandle {
  private let content: ContentBox
  private(set) var window: Gtk.Window?
  private var isDismissed = false

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    super.init(element, renderer, widget: content)
  }

  override var box: ContentBox? { content }

  /// Whether there are pages in the sheet, which bring their own bar.
  private var hasBar: Bool { Self.hasPages(element) }

  private static func hasPages(_ element: RenderElement) -> Bool {
    element.children.contains {
      switch $0.content {
      case .navigation: true
      case .group: hasPages($0)
      default: false
      }
    }
  }

  /// The content may come after the window.
  override func childrenDidChange() {
    renderer.afterCommit { [weak self] in
      self?.renderer.afterLayout { [weak self] in self?.updateBar() }
    }
  }

  /// The window is called by the page that it shows.
  func updateTitle() {
    window?.title = Self.title(of: element) ?? ""
  }

  private static func title(of element: RenderElement) -> String? {
    if case .page(let page) = element.content { return page.title }
    return element.children.reversed().lazy.compactMap { title(of: $0) }.first
  }

  private func updateBar() {
    guard let window, hasBar != (window.headerBar == nil) else { return }
    window.setHeaderBar(hasBar ? nil : HeaderBar())
    setSize(of: window)
  }

  /// The size of the content before the window has given it another.
  private var size = CGSize.zero

  private func setSize(of window: Gtk.Window) {
    let bar = hasBar ? 0 : renderer.sizes.headerBar
    window.setDefaultSize(CGSize(width: size.width, height: size.height + bar))
  }

  func present(above parent: Gtk.Window?) {
    let window = Gtk.Window(headerBar: hasBar ? nil : HeaderBar(), isDialog: true)
    window.setTransient(for: parent)
    window.isModal = true
    window.setContent(content)
    size = CGSize(width: max(280, frame.width), height: max(120, frame.height))
    setSize(of: window)
    content.onSize = { [weak self] size in
      guard let self else { return }
      element.resize(to: size)
      renderer.duringLayout { self.element.flush() }
    }
    window.shouldClose = { [weak self] in
      guard let self, case .sheet(let properties) = element.content else { return true }
      if !isDismissed, properties.canDismiss { element.send(.dismiss) }
      return false
    }
    let keys = KeyController()
    keys.onPress = { [weak self] key in
      guard key.name == "Escape", key.modifiers.isEmpty, let self else { return false }
      return cancel()
    }
    window.add(keys)
    self.window = window
    updateTitle()
    window.setDefaultButton(Self.button(in: element) { $0.isDefault }?.widget)
    window.present()
  }

  /// What Escape does: presses the button that cancels, or else takes the sheet away.
  private func cancel() -> Bool {
    if let button = Self.button(in: element, where: { $0.isCancel }) {
      button.press()
      return true
    }
    return window?.shouldClose?() == false
  }

  private static func button(
    in element: RenderElement, where condition: (ButtonProperties) -> Bool
  ) -> ButtonHandle? {
    if case .button(let properties) = element.content, condition(properties) {
      return element.handle as? ButtonHandle
    }
    for child in element.children {
      if let button = button(in: child, where: condition) { return button }
    }
    return nil
  }

  func dismiss() {
    isDismissed = true
    content.onSize = nil
    window?.shouldClose = nil
    renderer.afterLayout { [window] in
      window?.close()
      window?.setContent(nil)
    }
    window = nil
  }

  override func didDestroy() {
    renderer.afterLayout { [content] in content.removeFromParent() }
  }
}
