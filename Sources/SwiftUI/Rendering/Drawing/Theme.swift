internal import Gtk

/// The style sheet for what the desktop's theme does not have.
@MainActor
enum Theme {
  /// Applies the rules. The first call does it, further ones do nothing.
  static func install() { sheet.install() }

  /// Lets the rules follow the desktop's size of text.
  static func update() { sheet.css = rules }

  private static let sheet = StyleSheet(rules)

  private static var rules: String {
    """
    .sw-button { padding: 0; min-width: 0; min-height: 0; font-weight: normal; }
    .sw-bare { padding: 0; min-width: 0; min-height: 0; background: none; box-shadow: none;
      border: none; font-weight: normal; border-radius: 6px; }
    .sw-bare:hover { background: none; }
    .sw-control, .sw-control button, .sw-control > * { font-size: \(15 * Appearance.textScale)px; font-weight: normal; }
    .sw-destructive { color: @error_color; }
    .sw-plain-field { background: none; box-shadow: none; border: none; padding: 0;
      outline: none; }
    .sw-divider { background-color: @borders; }
    .sw-tabs { border-top: 1px solid @borders; background-color: @headerbar_bg_color; }
    .sw-small { font-size: 13px; min-height: 0; }
    .sw-small button, .sw-small > * { font-size: 13px; min-height: 24px; }
    .sw-large button { min-height: 44px; }
    .sw-capsule { border-radius: 9999px; }
    .sw-growing-frame { background-color: alpha(currentColor, 0.1); border-radius: 6px; }
    .sw-growing-frame:focus-within { outline: 2px solid @accent_bg_color; outline-offset: -2px; }
    .sw-growing textview, .sw-growing textview text { background: none; }
    .sw-badge { background: #FF3B30; color: white; border-radius: 9px; padding: 0 5px;
      min-height: 16px; font-size: 11px; font-weight: bold; }
    .sw-menu-title { padding: 6px 12px 2px; }
    .sw-stop:focus-visible { outline: 2px solid @accent_bg_color; outline-offset: 2px; }
    .sw-swipe { border-radius: 0; border: none; box-shadow: none; background: #8E8E93; color: white;
      padding: 0 12px; }
    .sw-swipe.sw-destroys { background: #FF3B30; }
    .sw-drop-line { background-color: @accent_bg_color; min-height: 2px; }
    .sw-row-delete { color: #FF3B30; padding: 0; min-width: 0; min-height: 0; }
    listview.sw-list > row { padding: 0; margin: 0; border-radius: 0; }
    listview.sw-list.sw-inset { background: none; }
    listview.sw-list.sw-inset > row, listview.sw-list.sw-inset > row:hover { background: none; }
    """
  }
}
