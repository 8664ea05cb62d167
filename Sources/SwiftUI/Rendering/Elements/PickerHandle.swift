internal import Gtk

/// One of a few choices.
@MainActor
final class PickerHandle: ElementHandle {
  private let content: ContentBox
  private var control: Gtk.Widget?
  private var style: PickerProperties.Style?
  private var options: [String] = []

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    super.init(element, renderer, widget: content)
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .picker(let properties) = element.content else { return }
    if control == nil || style != properties.style || options != properties.options {
      rebuild(properties)
    }
    switch control {
    case let control as SegmentedControl: control.selectedIndex = properties.selection
    case let control as DropDown:
      control.withoutSignals { control.selectedIndex = properties.selection }
    case let control as Box:
      for (index, child) in control.children.enumerated() {
        guard let button = child as? CheckButton else { continue }
        button.withoutSignals { button.isActive = index == properties.selection }
      }
    default: break
    }
  }

  private func rebuild(_ properties: PickerProperties) {
    if let control { content.takeOut(control) }
    style = properties.style
    options = properties.options
    let control = Self.make(properties.style, properties.options) { [weak self] in
      self?.element.send(.chose($0))
    }
    self.control = control
    content.insert(control)
    control.setRightToLeft(element.attributes.isRightToLeft)
    content.put(control, in: CGRect(origin: .zero, size: frame.size))
    name()
  }

  /// The widget for a style; `choose` is called when a person has chosen.
  static func make(
    _ style: PickerProperties.Style, _ options: [String], choose: @escaping @MainActor (Int) -> Void
  ) -> Gtk.Widget {
    let control = makePlain(style, options, choose: choose)
    control.addClass("sw-control")
    return control
  }

  private static func makePlain(
    _ style: PickerProperties.Style, _ options: [String], choose: @escaping @MainActor (Int) -> Void
  ) -> Gtk.Widget {
    switch style {
    case .segmented:
      let control = SegmentedControl(options)
      control.onSelect = choose
      return control
    case .menu:
      let control = DropDown(options, selected: nil)
      control.on(.selected) { if let index = $0 { choose(index) } }
      return control
    case .inline, .wheel:
      let buttons = options.map { CheckButton($0) }
      for (index, button) in buttons.enumerated() {
        if index > 0 { button.join(buttons[0]) }
        button.on(.toggled) { if $0 { choose(index) } }
      }
      return Box(.vertical, children: buttons)
    }
  }

  override func frameDidChange(from old: CGRect?) {
    if let control { content.put(control, in: CGRect(origin: .zero, size: frame.size)) }
  }

  override func attributesDidChange(from old: ElementAttributes?) { name() }

  override var accessibleWidget: Gtk.Widget { control ?? widget }

  private func name() {
    guard let label = element.attributes.accessibilityLabel else { return }
    if let menu = control as? DropDown {
      menu.accessibleName = label
    } else {
      control?.setAccessibleLabel(label)
    }
  }
}
