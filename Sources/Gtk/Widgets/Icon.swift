internal import CGtk

/// A picture of the theme, in the colour of text if its name ends in `-symbolic`. It has no name of its
/// own: what it is in says what it stands for.
@MainActor
public final class Icon: Widget {
  public init(_ name: String, pixelSize: Int? = nil) {
    iconName = name
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_icon_name(name)!))
    self.pixelSize = pixelSize
    setAccessibleHidden(true)
    apply()
  }

  public var iconName: String {
    didSet { if iconName != oldValue { gtk_image_set_from_icon_name(opaque, iconName) } }
  }

  /// The height and width; `nil` leaves them to the theme.
  public var pixelSize: Int? {
    didSet { apply() }
  }

  private func apply() {
    gtk_image_set_pixel_size(opaque, pixelSize.map { gint(clamping: $0) } ?? -1)
  }

  /// Whether the theme has such a picture.
  public static func exists(_ name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(gdk_display_get_default()), name) != 0
  }
}
