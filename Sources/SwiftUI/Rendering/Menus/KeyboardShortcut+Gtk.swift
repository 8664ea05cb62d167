internal import Gtk

extension KeyboardShortcut {
  /// As the toolkit writes it.
  @MainActor var trigger: String? {
    guard let name = keyName else { return nil }
    var keys = ""
    if modifiers.contains(.command) || modifiers.contains(.control) { keys += "<Control>" }
    if modifiers.contains(.option) { keys += "<Alt>" }
    if modifiers.contains(.shift) { keys += "<Shift>" }
    return keys + name
  }

  /// As people read it.
  @MainActor var text: String? {
    guard let name = keyName else { return nil }
    var parts: [String] = []
    if modifiers.contains(.command) || modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [name.count == 1 ? name.uppercased() : name]).joined(separator: "+")
  }

  @MainActor private var keyName: String? {
    switch key.character {
    case "\r": "Return"
    case "\u{1B}": "Escape"
    case " ": "space"
    case "\t": "Tab"
    case "\u{8}", "\u{7F}": "BackSpace"
    case "\u{F728}": "Delete"
    case "\u{F700}": "Up"
    case "\u{F701}": "Down"
    case "\u{F702}": "Left"
    case "\u{F703}": "Right"
    case "\u{F729}": "Home"
    case "\u{F72B}": "End"
    case "\u{F72C}": "Page_Up"
    case "\u{F72D}": "Page_Down"
    case "\u{F739}": "Clear"
    default: KeyEvent.name(of: key.character.lowercased().first ?? key.character)
    }
  }
}

/// Keys that do something while a widget is in the window.
@MainActor
final class WindowKeys {
  private let widget: Gtk.Widget
  private var controller: ShortcutController?
  private var last: [KeyboardShortcut?] = []

  init(_ widget: Gtk.Widget) {
    self.widget = widget
  }

  /// Watches keys, and no others any more; `press` is called with the place of those that are pressed.
  func watch(_ shortcuts: [KeyboardShortcut?], _ press: @escaping @MainActor (Int) -> Void) {
    guard shortcuts != last else { return }
    last = shortcuts
    if let controller { widget.removeController(controller) }
    controller = nil
    guard shortcuts.contains(where: { $0 != nil }) else { return }
    let keys = ShortcutController()
    for (index, shortcut) in shortcuts.enumerated() {
      guard let trigger = shortcut?.trigger else { continue }
      keys.add(trigger) { [weak widget] in
        guard let widget, widget.isMapped else { return false }
        press(index)
        return true
      }
    }
    widget.add(keys)
    controller = keys
  }
}
