internal import CGtk

extension Widget {
  /// Declarations of GTK's CSS for this widget alone, as in `color: red; padding: 0`, above those of
  /// the theme and of style sheets; `nil` takes them away. What is inherited, fonts and colours for
  /// instance, holds for what is in the widget as well.
  public func setStyle(_ declarations: String?) {
    let context = gtk_widget_get_style_context(widget)
    guard let declarations else {
      if let ownRules { gtk_style_context_remove_provider(context, ownRules.opaque) }
      ownRules = nil
      return
    }
    let css = "* { \(declarations); }"
    if let ownRules {
      ownRules.css = css
    } else {
      let sheet = StyleSheet(css)
      gtk_style_context_add_provider(
        context, sheet.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
      ownRules = sheet
    }
  }

  /// A colour of the theme by its name, as in `accent_color` or `error_color`, for this widget.
  public func themeColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    guard
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0
    else { return nil }
    return Color(color)
  }

  /// The colour of its text.
  public var textColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return Color(color)
  }
}
