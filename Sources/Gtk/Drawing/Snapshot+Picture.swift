internal import CGtk
internal import Foundation

extension Snapshot {
  /// Draws what `body` draws, where windows are drawn in software as a picture that is made now and
  /// kept with the widget's drawing: what is dear to draw is not drawn again in each frame in which
  /// the widget only moves. Large things are drawn as they are.
  ///
  /// It is for what may be seen as pixels: text is not, and nothing that is enlarged.
  public func asPicture(_ body: () -> Void) {
    guard isDrawnInSoftware else { return body() }
    let outer = snapshot
    snapshot = gtk_snapshot_new()
    body()
    let drawn = gtk_snapshot_free_to_node(snapshot)
    snapshot = outer
    guard let drawn else { return }
    defer { gsk_render_node_unref(drawn) }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(drawn, &bounds)
    let rect = CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height)
    ).integral
    let scale = Double(gtk_widget_get_scale_factor(widget))
    guard rect.width * scale <= Self.largestSide, rect.height * scale <= Self.largestSide else {
      gtk_snapshot_append_node(snapshot, drawn)
      return
    }
    let picture = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(rect.width * scale), CInt(rect.height * scale))
    defer { cairo_surface_destroy(picture) }
    cairo_surface_set_device_scale(picture, scale, scale)
    let cairo = cairo_create(picture)!
    cairo_translate(cairo, -rect.minX, -rect.minY)
    gsk_render_node_draw(drawn, cairo)
    cairo_destroy(cairo)
    drawWithCairo(in: rect) { cairo in
      cairo_set_source_surface(cairo, picture, rect.minX, rect.minY)
      cairo_paint(cairo)
    }
  }

  /// In pixels of the display.
  private static let largestSide = 512.0

  /// Whether the widget's window is drawn by the processor.
  private var isDrawnInSoftware: Bool {
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { return false }
    return cgtk_is_a(UnsafeMutableRawPointer(renderer), gsk_cairo_renderer_get_type()) != 0
  }
}
