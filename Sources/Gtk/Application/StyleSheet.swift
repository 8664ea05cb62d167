internal import CGtk

/// Rules in GTK's CSS for all windows, above those of the theme.
@MainActor
public final class StyleSheet: Object {
  /// What could not be understood is left out, with a warning on standard error.
  public init(_ css: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()!))
    self.css = css
    load()
  }

  public var css = "" {
    didSet { if css != oldValue { load() } }
  }

  /// Applies the rules until `remove()`.
  public func install() {
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  public func remove() {
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), opaque)
  }

  private func load() { gtk_css_provider_load_from_data(pointer(), css, -1) }
}
