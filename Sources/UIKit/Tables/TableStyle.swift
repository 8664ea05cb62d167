internal import Gtk

/// Rows are as large as their cells, and the list as plain as a table.
@MainActor
enum TableStyle {
  private static let sheet = StyleSheet(
    """
    .uikit-table { background: none; }
    .uikit-table > row { padding: 0; margin: 0; border-radius: 0; }
    """)
  private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    sheet.install()
  }
}
