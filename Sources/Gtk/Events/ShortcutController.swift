internal import CGtk

/// Keys that do something.
@MainActor
public final class ShortcutController: EventController {
  /// Where the keyboard has to be.
  public enum Scope: Sendable {
    /// In the widget.
    case widget
    /// Anywhere in the window.
    case window

    var gtk: GtkShortcutScope {
      self == .widget ? GTK_SHORTCUT_SCOPE_LOCAL : GTK_SHORTCUT_SCOPE_GLOBAL
    }
  }

  public init(scope: Scope = .window) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new()!))
    gtk_shortcut_controller_set_scope(opaque, scope.gtk)
  }

  /// Calls `action` when `keys` are pressed: `<Control>z`, `Escape`, `<Control><Shift>n`. It gives
  /// whether it has dealt with them. Gives `false` if `keys` names none.
  @discardableResult
  public func add(_ keys: String, action: @escaping @MainActor () -> Bool) -> Bool {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return false }
    let box = Unmanaged.passRetained(Action(action)).toOpaque()
    let callback = gtk_callback_action_new(
      { _, _, box in Unmanaged<Action>.fromOpaque(box!).takeUnretainedValue().body() ? 1 : 0 },
      box, { box in Unmanaged<Action>.fromOpaque(box!).release() })
    gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(trigger, callback))
    return true
  }
}

@MainActor
private final class Action {
  let body: @MainActor () -> Bool

  init(_ body: @escaping @MainActor () -> Bool) {
    self.body = body
  }
}
