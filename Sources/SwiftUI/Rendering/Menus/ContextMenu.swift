internal import Gtk

/// Opens the menu of an element when it is asked for: by the secondary button, a long press of a
/// finger, or the keyboard.
@MainActor
final class ContextMenu {
  private unowned let handle: ElementHandle
  private let menu = MenuPopover()
  private let controllers: [EventController]

  init(_ handle: ElementHandle) {
    self.handle = handle
    let clicks = ClickController(button: 3)
    let presses = LongPressController()
    presses.isTouchOnly = true
    let keys = KeyController()
    controllers = [clicks, presses, keys]
    clicks.on(.pressed) { [weak self, weak clicks] click in
      clicks?.claim()
      self?.open(at: click.point)
    }
    presses.on(.pressed) { [weak self, weak presses] point in
      presses?.claim()
      self?.open(at: point)
    }
    keys.onPress = { [weak self] key in
      guard key.opensMenu else { return false }
      self?.open(at: nil)
      return true
    }
    for controller in controllers { handle.widget.add(controller) }
    handle.renderer.afterCommit { [weak self] in self?.letKeyboardIn() }
  }

  /// What has nothing in it that the keyboard can come to is stopped at itself.
  private func letKeyboardIn() {
    guard handle.enclosingRow == nil else { return }
    var canFocus = false
    handle.widget.forEachDescendant { if $0.isFocusable { canFocus = true } }
    guard !canFocus else { return }
    handle.widget.isFocusable = true
    handle.widget.addClass("sw-stop")
  }

  func open(at point: CGPoint?) {
    // The menu of a row has more to offer.
    if let row = handle.enclosingRow, let openMenu = row.onMenu {
      return openMenu(handle, point)
    }
    let element = handle.element
    menu.open(
      [.init(items: element.preparedActions()) { [weak element] in element?.send(.chose($0)) }],
      at: handle.widget, point: point)
  }

  func remove() {
    menu.close()
    for controller in controllers { handle.widget.removeController(controller) }
  }

  /// Takes the menu away at once.
  func close() { menu.remove() }
}

extension KeyEvent {
  /// Whether it is the key for the menu of what has the keyboard.
  var opensMenu: Bool { name == "Menu" || name == "F10" && modifiers == .shift }
}
