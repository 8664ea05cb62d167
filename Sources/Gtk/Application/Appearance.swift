internal import CGtk
private import Synchronization

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

  /// How much larger than usual the desktop wants text: 1.25 for a quarter more. GTK's own texts
  /// follow by themselves, those whose size is said in pixels do not.
  public static var textScale: Double {
    get {
      let resolution = cgtk_get_int(settings, "gtk-xft-dpi")
      return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
    }
    set { cgtk_set_int(settings, "gtk-xft-dpi", CInt((newValue * 96 * 1024).rounded())) }
  }

  /// How many of the display's pixels make one of the program's: the most of all screens, or of the
  /// windows that are shown, which know it first.
  public static var displayScale: Int {
    let windows = Window.shown.map(\.scaleFactor).max()
    guard let display = gdk_display_get_default(), let list = gdk_display_get_monitors(display)
    else { return 1 }
    return windows
      ?? (0..<g_list_model_get_n_items(list)).map { index in
        guard let monitor = g_list_model_get_item(list, index) else { return 1 }
        defer { g_object_unref(monitor) }
        return max(1, Int(gdk_monitor_get_scale_factor(OpaquePointer(monitor))))
      }.max() ?? 1
  }

  /// `displayScale`, and `textScale` along with it, as they were when they were last looked at: at the
  /// start, and whenever they change. On any thread.
  public nonisolated static var lastDisplayScale: Int { scales.display.load(ordering: .relaxed) }
  public nonisolated static var lastTextScale: Double {
    Double(bitPattern: scales.text.load(ordering: .relaxed))
  }

  private nonisolated static let scales = Scales()

  /// Looks at the scales again, and goes on doing so when the desktop changes the one of texts.
  static func noteScales() {
    scales.display.store(displayScale, ordering: .relaxed)
    scales.text.store(textScale.bitPattern, ordering: .relaxed)
    guard textScaleConnection == nil else { return }
    textScaleConnection = SettingsObject.shared.connect("notify::gtk-xft-dpi") { _ in noteScales() }
  }

  private static var textScaleConnection: SignalConnection?

  /// Calls `handler` when the desktop wants windows dark or light, more or less contrast, larger or
  /// smaller text, or things to move or not, as long as the result is held.
  public static func onChange(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
    let manager = ["notify::dark", "notify::high-contrast"].map {
      StyleManager.shared.connect($0) { _ in handler() }
    }
    return manager
      + ["notify::gtk-xft-dpi", "notify::gtk-enable-animations"].map {
        SettingsObject.shared.connect($0) { _ in handler() }
      }
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

@MainActor
private enum SettingsObject {
  static let shared = Object(retaining: settings)
}

private struct Scales: ~Copyable {
  let display = Atomic(1)
  let text = Atomic((1.0).bitPattern)
}
