internal import CGtk

/// The families of fonts that there are.
@MainActor
public enum FontFamilies {
  private static let names: Set<String> = {
    let model = Label()
    guard let context = gtk_widget_get_pango_context(model.widget) else { return [] }
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: gint = 0
    pango_context_list_families(context, &families, &count)
    defer { g_free(families) }
    return Set(
      (0..<Int(count)).compactMap { index in
        families?[index].map { String(cString: pango_font_family_get_name($0)).lowercased() }
      })
  }()

  /// The first of several families that there is.
  public static func first(of wanted: [String]) -> String? {
    wanted.first { names.contains($0.lowercased()) }
  }
}
