internal import Gtk

/// Something to press, with the label that the graph laid out in it.
@MainActor
final class ButtonHandle: ElementHandle {
  private let button: Gtk.Button
  private let content: ContentBox
  private var escape: ShortcutController?
  private lazy var keys = WindowKeys(button)

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox(role: .presentation)
    button = Gtk.Button(child: content)
    super.init(element, renderer, widget: button)
    button.on(.clicked) { [weak self] in self?.element.send(.activate) }
    let clicks = ClickController()
    clicks.phase = .capture
    clicks.on(.pressed) { [weak self] _ in self?.element.send(.pressing(true)) }
    clicks.on(.released) { [weak self] _ in self?.element.send(.pressing(false)) }
    button.add(clicks)
  }

  override var box: ContentBox? { content }

  /// What a link leaves free at its trailing end.
  static let chevronWidth: CGFloat = 24

  /// What says that a row leads somewhere.
  private var chevron: Icon?

  private func showChevron(_ properties: ButtonProperties) {
    guard properties.style == .link, chevron == nil else { return }
    let icon = Icon("go-next-symbolic", pixelSize: 14)
    icon.opacity = 0.5
    icon.isTargetOfPointer = false
    icon.setAccessibleHidden(true)
    content.append(decoration: icon)
    chevron = icon
    icon.setRightToLeft(element.attributes.isRightToLeft)
    frameDidChange(from: nil)
  }

  override func frameDidChange(from old: CGRect?) {
    guard let chevron else { return }
    let x = element.attributes.isRightToLeft ? 0 : frame.width - 16
    content.put(chevron, in: CGRect(x: x, y: (frame.height - 16) / 2, width: 16, height: 16))
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .button(let properties) = element.content else { return }
    button.cssClasses = Self.classes(properties, isTinted: element.attributes.tint != nil)
    button.setStyle(Self.outline(properties))
    showChevron(properties)
    watchEscape(properties.isCancel)
    keys.watch([properties.shortcut]) { [weak self] _ in
      guard let self, element.attributes.isEnabled else { return }
      element.send(.activate)
    }
    if properties.isDefault {
      renderer.afterCommit { [weak self] in
        guard let self, !isInSheet else { return }
        renderer.window?.setDefaultButton(button)
      }
    }
  }

  /// The key that presses a button that cancels, wherever the keyboard is in the window.
  private func watchEscape(_ isCancel: Bool) {
    guard isCancel != (escape != nil) else { return }
    if let escape {
      button.removeController(escape)
      self.escape = nil
      return
    }
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      self?.button.click()
      return true
    }
    button.add(keys)
    escape = keys
  }

  /// The outline of the border, if it is not the theme's.
  private static func outline(_ properties: ButtonProperties) -> String? {
    guard properties.style.hasBorder else { return nil }
    switch properties.shape.kind {
    case .automatic: return nil
    case .capsule, .circle: return "border-radius: 9999px"
    case .roundedRectangle(let radius):
      return "border-radius: \(Int(min(max(0, radius ?? 8), 9999)))px"
    }
  }

  override func attributesDidChange(from old: ElementAttributes?) {
    guard let old, (old.tint == nil) != (element.attributes.tint == nil) else { return }
    show(element.content, nil)
  }

  private static func classes(_ properties: ButtonProperties, isTinted: Bool) -> [String] {
    switch properties.style {
    case .bordered where isTinted: ["sw-button", "sw-tinted"]
    case .automatic, .bordered: ["sw-button"]
    case .borderedProminent:
      ["sw-button"]
        + [properties.role == .destructive ? "destructive-action" : "suggested-action"]
    case .borderless, .plain: ["sw-bare"]
    case .link: ["sw-bare", "sw-link"]
    }
  }

  override var speaksForContent: Bool { true }

  private var spoken: String?

  override func updateSpokenName() {
    guard element.attributes.accessibilityLabel == nil,
      case .button(let properties) = element.content
    else { return }
    let inside = element.spokenChildren
    let text = inside.isEmpty ? properties.title : inside
    guard text != spoken else { return }
    spoken = text
    button.setAccessibleLabel(text)
  }

  override func directionDidChange() {
    content.setRightToLeft(element.attributes.isRightToLeft, deeply: false)
    chevron?.setRightToLeft(element.attributes.isRightToLeft)
    frameDidChange(from: nil)
  }

  /// Presses the button, as a person does.
  func press() { button.click() }

  /// Whether the row that it is in is what is pressed.
  var isRowLink = false {
    didSet { button.isFocusable = !isRowLink }
  }
}
