internal import Gtk

/// Where the theme leaves more space than a control or table here is to have.
@MainActor
enum ControlStyle {
  private static let sheet = StyleSheet(
    """
    .uikit-table { background: none; }
    .uikit-table > row { padding: 0; margin: 0; border-radius: 0; }
    .uikit-menu { padding: 4px 0; }
    .uikit-menu-item { font-weight: normal; padding: 4px 12px; min-width: 120px; }
    .uikit-destructive { color: @destructive_color; }
    .uikit-swipe-action { border-radius: 0; padding: 0 8px; color: white; min-width: 0; }
    .uikit-segments > button { padding: 4px 5px; min-width: 0; font-size: 0.9em; }
    """)
  private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    sheet.install()
  }
}
