internal import CGtk

/// How the desktop wants programs to look, and what the program wants itself.
@MainActor
public enum Appearance {
  public enum ColorScheme: Sendable {
    /// What the desktop prefers.
    case system
    case light
    case dark
  }

  /// What the program wants.
  public static var colorScheme = ColorScheme.system {
    didSet {
      let scheme =
        switch colorScheme {
        case .system: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }
  }

  /// Whether windows are dark now.
  public static var isDark: Bool {
    adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
  }

  /// Whether the desktop asks for strong contrasts.
  public static var isHighContrast: Bool {
    adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
  }

  /// Whether things may move on the screen. A desktop that is asked to reduce motion says no.
  public static var animationsEnabled: Bool {
    get { cgtk_get_bool(settings, "gtk-enable-animations") != 0 }
    set { cgtk_set_bool(settings, "gtk-enable-animations", newValue ? 1 : 0) }
  }

  /// The time between two states of a cursor that blinks; `nil` leaves it steady, for pictures that
  /// have to be the same each time.
  public static func setCursorBlinks(_ blinks: Bool) {
    cgtk_set_bool(settings, "gtk-cursor-blink", blinks ? 1 : 0)
  }

  /// Calls `handler` when windows become dark or light, as long as the result is held.
  public static func onColorSchemeChange(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    StyleManager.shared.connect("notify::dark") { _ in handler() }
  }

  /// Whether text and windows go from right to left.
  public static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}

@MainActor
private var settings: UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(gtk_settings_get_default())
}

/// libadwaita's object for the above.
@MainActor
private enum StyleManager {
  static let shared = Object(retaining: UnsafeMutableRawPointer(adw_style_manager_get_default()))
}
