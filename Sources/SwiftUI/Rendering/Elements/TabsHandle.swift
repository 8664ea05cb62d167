internal import Gtk

/// Content with a bar below to choose it by.
@MainActor
final class TabsHandle: ElementHandle {
  private let content: ContentBox
  private let bar = Box(.horizontal)
  private var items: [ActionItem] = []
  private var buttons: [ToggleButton] = []
  private let arrows: ArrowGroup

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox()
    bar.isHomogeneous = true
    bar.addClass("sw-tabs")
    bar.setAccessibleRole(.tabList)
    bar.setAccessibleLabel("")
    arrows = ArrowGroup(bar)
    super.init(element, renderer, widget: content)
    content.insert(bar)
    arrows.onMove = { [weak self] in self?.buttons[$0].click() }
  }

  override var box: ContentBox? { content }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .tabs(let properties) = element.content else { return }
    if properties.items != items { rebuild(properties.items) }
    showSelection()
  }

  private func showSelection() {
    guard case .tabs(let properties) = element.content else { return }
    for (index, button) in buttons.enumerated() {
      button.withoutSignals { button.isActive = index == properties.selection }
      button.setAccessibleSelected(index == properties.selection)
    }
    arrows.setCurrent(properties.selection)
  }

  private func rebuild(_ items: [ActionItem]) {
    let hadFocus = bar.containsFocus
    for button in buttons { button.removeFromParent() }
    self.items = items
    buttons = items.enumerated().map { index, item in
      let button = ToggleButton(item.title)
      button.setAccessibleRole(.tab)
      button.setAccessibleLabel(item.title + (item.badge.map { ", \($0)" } ?? ""))
      if item.systemImage != nil || item.badge != nil { button.setChild(Self.label(item)) }
      button.addClass("flat")
      button.on(.toggled) { [weak self] _ in
        // The chosen one stays chosen when it is pressed.
        self?.showSelection()
        self?.element.send(.chose(index))
      }
      bar.append(button)
      return button
    }
    bar.setRightToLeft(element.attributes.isRightToLeft)
    arrows.setButtons(buttons, current: nil, hadFocus: hadFocus)
  }

  /// The picture of a tab over its title, with its badge.
  private static func label(_ item: ActionItem) -> Gtk.Widget {
    let title = Gtk.Label(item.title)
    title.addClass("caption")
    title.textAlignment = .center
    let picture = item.systemImage.map { Icon(SymbolNames.icon(for: $0)) }
    var top: [Gtk.Widget] = picture.map { [$0] } ?? []
    if let badge = item.badge {
      let mark = Gtk.Label(badge)
      mark.addClass("sw-badge")
      top.append(mark)
    }
    let row = Box(.horizontal, spacing: 4, children: picture == nil ? [title] + top : top)
    row.setAlignment(horizontal: .center, vertical: .center)
    let column = Box(.vertical, spacing: 3, children: picture == nil ? [row] : [row, title])
    column.setAlignment(horizontal: .fill, vertical: .center)
    return column
  }

  override func directionDidChange() { bar.setRightToLeft(element.attributes.isRightToLeft) }

  override func frameDidChange(from old: CGRect?) {
    let height = renderer.sizes.tabBar
    content.put(
      bar, in: CGRect(x: 0, y: frame.height - height, width: frame.width, height: height))
  }
}
