internal import Gtk

/// Shows a menu next to a widget. Further menus take the place of the first one, with a way back.
@MainActor
final class MenuPopover {
  /// The one that is open, if any.
  private(set) static var current: MenuPopover?

  private let popover = Popover()
  private let sender: Any?
  private var path: [UIMenu]
  /// What is shown, with what a click on it does, for tests.
  private(set) var lines: [(element: UIMenuElement, press: () -> Void)] = []
  var onClose: (() -> Void)?

  /// `sender` is that of the actions.
  init(_ menu: UIMenu, sender: Any?) {
    ControlStyle.install()
    path = [menu]
    self.sender = sender
    popover.addClass("menu")
    // After what was chosen has been done, and the popover has left its anchor.
    popover.on(.closed) { [weak self] in
      guard let self else { return }
      DispatchQueue.main.async { [self] in
        if MenuPopover.current === self { MenuPopover.current = nil }
        onClose?()
        onClose = nil
      }
    }
    fill()
  }

  func open(at anchor: Widget, pointingTo rect: CGRect? = nil) {
    MenuPopover.current = self
    popover.open(at: anchor, pointingTo: rect)
  }

  func close() { popover.close() }

  var titles: [String] { lines.map(\.element.title) }

  /// Presses the first line of this title, as a person does. Gives whether there is one.
  @discardableResult
  func choose(_ title: String) -> Bool {
    guard let line = lines.first(where: { $0.element.title == title }) else { return false }
    line.press()
    return true
  }

  private func fill() {
    lines = []
    let column = Box(.vertical)
    column.addClass("uikit-menu")
    guard let menu = path.last else { return }
    if path.count > 1 {
      let back = Button(child: row("go-previous-symbolic", nil, menu.title, nil))
      style(back)
      back.on(.clicked) { [weak self] in
        self?.path.removeLast()
        self?.fill()
      }
      column.append(back)
      column.append(Separator(.horizontal))
    } else if !menu.title.isEmpty {
      let title = Label(menu.title, style: TextStyle(size: 12, weight: 600))
      title.opacity = 0.6
      title.setMargins(top: 6, bottom: 4, leading: 12, trailing: 12)
      column.append(title)
    }
    var needsLine = false
    add(menu, to: column, &needsLine)
    popover.setChild(column)
  }

  private func add(_ menu: UIMenu, to column: Box, _ needsLine: inout Bool) {
    for child in menu.children {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        needsLine = !lines.isEmpty
        if !inner.title.isEmpty {
          separate(column, &needsLine)
          let title = Label(inner.title, style: TextStyle(size: 12))
          title.opacity = 0.6
          title.setMargins(top: 4, bottom: 2, leading: 12, trailing: 12)
          column.append(title)
        }
        add(inner, to: column, &needsLine)
        needsLine = true
        continue
      }
      if let deferred = child as? UIDeferredMenuElement {
        addDeferred(deferred, of: menu, to: column)
        continue
      }
      separate(column, &needsLine)
      add(child, of: menu, to: column)
    }
  }

  private func separate(_ column: Box, _ needsLine: inout Bool) {
    if needsLine { column.append(Separator(.horizontal)) }
    needsLine = false
  }

  /// What comes late is put into a box that holds its place.
  private func addDeferred(_ element: UIDeferredMenuElement, of menu: UIMenu, to column: Box) {
    let place = Box(.vertical)
    let spinner = Spinner()
    spinner.isSpinning = true
    place.append(spinner)
    column.append(place)
    element.resolve { [weak self, weak place, weak spinner] elements in
      guard let self, let place else { return }
      spinner?.isSpinning = false
      spinner?.removeFromParent()
      for element in elements { add(element, of: menu, to: place) }
    }
  }

  private func add(_ element: UIMenuElement, of menu: UIMenu, to column: Box) {
    let action = element as? UIAction
    guard action?.attributes.contains(.hidden) != true else { return }
    let icon: String?
    switch action?.state {
    case .on: icon = "object-select-symbolic"
    case .mixed: icon = "list-remove-symbolic"
    default: icon = nil
    }
    let showsStates = menu.children.contains { ($0 as? UIAction)?.state ?? .off != .off }
    let button = Button(
      child: row(
        icon ?? (showsStates ? "" : nil), element.image, element.title, element.subtitle,
        leadsOn: element is UIMenu))
    style(button)
    if action?.attributes.contains(.destructive) == true
      || (element as? UIMenu)?.options.contains(.destructive) == true
    {
      button.addClass("uikit-destructive")
    }
    button.setAccessibleLabel(element.title)
    button.isEnabled = action?.attributes.contains(.disabled) != true
    let press: () -> Void = { [weak self, weak button] in
      if button?.isEnabled != false { self?.pressed(element, of: menu) }
    }
    button.on(.clicked) { press() }
    lines.append((element, press))
    column.append(button)
  }

  private func pressed(_ element: UIMenuElement, of menu: UIMenu) {
    if let inner = element as? UIMenu {
      path.append(inner)
      fill()
      return
    }
    guard let action = element as? UIAction else { return }
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { close() }
    menu.chosen(action)
    action.perform(from: sender)
    if stays { fill() }
  }

  private func style(_ button: Button) {
    button.isFlat = true
    button.addClass("uikit-menu-item")
  }

  private func row(
    _ icon: String?, _ image: UIImage?, _ title: String, _ subtitle: String?, leadsOn: Bool = false
  ) -> Box {
    let row = Box(.horizontal, spacing: 8)
    if let icon {
      let view = Icon(icon.isEmpty ? "object-select-symbolic" : icon, pixelSize: 14)
      view.opacity = icon.isEmpty ? 0 : 1
      row.append(view)
    }
    let texts = Box(.vertical)
    texts.append(Label(title))
    if let subtitle { texts.append(Label(subtitle, style: TextStyle(size: 12))) }
    texts.setExpands(horizontally: true, vertically: false)
    row.append(texts)
    if let image {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.frame.size = CGSize(width: 18, height: 18)
      view.embedInGtk(size: CGSize(width: 18, height: 18))
      row.append(view.box)
      retained.append(view)
    }
    if leadsOn { row.append(Icon("go-next-symbolic", pixelSize: 14)) }
    return row
  }

  /// Views whose widgets are in the lines.
  private var retained: [UIView] = []
}
