internal import CGtk
public import Foundation

/// A picture of the theme, to be drawn in any colour if it is symbolic.
@MainActor
public final class SymbolicIcon {
  public let name: String
  /// The height and width in pixels.
  public let size: Int
  let paintable: OpaquePointer

  public init(_ name: String, size: Int, scale: Int = 1) {
    self.name = name
    self.size = max(1, size)
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    paintable = gtk_icon_theme_lookup_icon(
      theme, name, nil, gint(self.size), gint(scale), gtk_widget_get_default_direction(),
      GtkIconLookupFlags(0))!
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }
}

extension Snapshot {
  public func draw(_ icon: SymbolicIcon, in rect: CGRect, color: Color) {
    withTranslation(x: rect.minX, y: rect.minY) {
      drawIcon(icon.paintable, size: rect.size, color: color)
    }
  }

  /// What `body` draws, in one colour, as opaque as it is drawn.
  public func withTint(_ color: Color, _ body: () -> Void) {
    var matrix = [Float](repeating: 0, count: 16)
    matrix[15] = Float(color.alpha)
    withColorMatrix(
      matrix, offset: [Float(color.red), Float(color.green), Float(color.blue), 0], body)
  }
}
