internal import CGtk
public import Foundation

/// What a widget draws into. Valid only during the call that it is given to.
///
/// Coordinates are pixels from the widget's top left corner.
@MainActor
public final class Snapshot {
  /// GTK's object into which is drawn; another one while a part is recorded.
  var snapshot: OpaquePointer
  let widget: UnsafeMutablePointer<GtkWidget>

  init(_ snapshot: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>) {
    self.snapshot = snapshot
    self.widget = widget
  }

  // MARK: Children

  /// Draws all children, from back to front.
  public func drawChildren() {
    var child = gtk_widget_get_first_child(widget)
    while let pointer = child {
      gtk_widget_snapshot_child(widget, pointer, snapshot)
      child = gtk_widget_get_next_sibling(pointer)
    }
  }

  /// Draws one child.
  public func draw(_ child: Widget) {
    gtk_widget_snapshot_child(widget, child.widget, snapshot)
  }

  // MARK: What holds for all that `body` draws

  public func withOpacity(_ opacity: Double, _ body: () -> Void) {
    gtk_snapshot_push_opacity(snapshot, max(0, min(1, opacity)))
    body()
    gtk_snapshot_pop(snapshot)
  }

  public func withClip(_ rect: CGRect, _ body: () -> Void) {
    var rect = graphene_rect_t(rect)
    gtk_snapshot_push_clip(snapshot, &rect)
    body()
    gtk_snapshot_pop(snapshot)
  }

  public func withClip(_ rect: CGRect, radius: Double, _ body: () -> Void) {
    var rounded = GskRoundedRect(rect, radius: radius)
    gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// A Gaussian blur whose radius is in pixels.
  public func withBlur(radius: Double, _ body: () -> Void) {
    gtk_snapshot_push_blur(snapshot, radius)
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// Sixteen numbers, row by row, that the colours of what `body` draws are multiplied with.
  func withColorMatrix(
    _ values: [Float], offset added: [Float] = [0, 0, 0, 0], _ body: () -> Void
  ) {
    var matrix = graphene_matrix_t()
    var offset = graphene_vec4_t()
    graphene_matrix_init_from_float(&matrix, values)
    graphene_vec4_init(&offset, added[0], added[1], added[2], added[3])
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// The shadow of what `body` draws, whatever its shape.
  public func withShadow(
    color: Color, radius: Double, x: Double, y: Double, _ body: () -> Void
  ) {
    var shadow = GskShadow(color: color.rgba, dx: Float(x), dy: Float(y), radius: Float(radius))
    gtk_snapshot_push_shadow(snapshot, &shadow, 1)
    body()
    gtk_snapshot_pop(snapshot)
  }

  public func withTranslation(x: Double, y: Double, _ body: () -> Void) {
    gtk_snapshot_save(snapshot)
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(snapshot, &point)
    body()
    gtk_snapshot_restore(snapshot)
  }

  /// Turned clockwise about `center` by an angle in radians.
  public func withRotation(_ radians: Double, about center: CGPoint, _ body: () -> Void) {
    var transform = AffineTransform.identity
    transform.rotate(byRadians: radians)
    withTransform(transform, about: center, body)
  }

  public func withScale(x: Double, y: Double, about center: CGPoint, _ body: () -> Void) {
    withTransform(AffineTransform(scaleByX: x, byY: y), about: center, body)
  }

  /// Transformed about `center`.
  public func withTransform(
    _ transform: AffineTransform, about center: CGPoint = .zero, _ body: () -> Void
  ) {
    gtk_snapshot_save(snapshot)
    var forth = graphene_point_t(x: Float(center.x), y: Float(center.y))
    var back = graphene_point_t(x: -Float(center.x), y: -Float(center.y))
    gtk_snapshot_translate(snapshot, &forth)
    let matrix = transform.applied(to: nil)
    gtk_snapshot_transform(snapshot, matrix)
    gsk_transform_unref(matrix)
    gtk_snapshot_translate(snapshot, &back)
    body()
    gtk_snapshot_restore(snapshot)
  }

  // MARK: Shapes

  public func fill(_ rect: CGRect, with color: Color) {
    var (rgba, rect) = (color.rgba, graphene_rect_t(rect))
    gtk_snapshot_append_color(snapshot, &rgba, &rect)
  }

  public func fill(_ rect: CGRect, radius: Double, with color: Color) {
    withClip(rect, radius: radius) { fill(rect, with: color) }
  }

  /// A frame of `width` pixels inside of `rect`.
  public func border(_ rect: CGRect, radius: Double = 0, width: Double, color: Color) {
    var outline = GskRoundedRect(rect, radius: radius)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }

  /// The shadow that a rectangle throws outside of itself.
  public func outsetShadow(
    _ rect: CGRect, radius corner: Double, color: Color, blur: Double, x: Double = 0, y: Double = 0
  ) {
    var (outline, rgba) = (GskRoundedRect(rect, radius: corner), color.rgba)
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &rgba, Float(x), Float(y), 0, Float(blur))
  }

  public func fill(_ path: Path, with color: Color, evenOdd: Bool = false, in bounds: CGRect) {
    drawWithCairo(in: bounds) { cairo in
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      path.append(to: cairo)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_fill(cairo)
    }
  }

  public func fill(_ path: Path, with gradient: LinearGradient, in bounds: CGRect) {
    drawWithCairo(in: bounds) { cairo in
      path.append(to: cairo)
      let pattern = gradient.pattern()
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
      cairo_fill(cairo)
    }
  }

  public func stroke(_ path: Path, with color: Color, style: StrokeStyle, in bounds: CGRect) {
    drawWithCairo(in: bounds) { cairo in
      path.append(to: cairo)
      style.apply(to: cairo)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_stroke(cairo)
    }
  }

  public func draw(_ texture: Texture, in rect: CGRect) {
    var rect = graphene_rect_t(rect)
    gtk_snapshot_append_texture(snapshot, texture.pointer, &rect)
  }

  func drawIcon(_ paintable: OpaquePointer, size: CGSize, color: Color) {
    var rgba = color.rgba
    gtk_symbolic_paintable_snapshot_symbolic(
      paintable, snapshot, Double(size.width), Double(size.height), &rgba, 1)
  }

  /// Draws text with its top left corner at `point`, within the limits of `TextLayout.size`. What
  /// has no colour of its own gets `color`.
  public func draw(
    _ text: TextLayout, at point: CGPoint, color: Color, width: Double? = nil,
    lineLimit: Int? = nil
  ) {
    text.constrain(width: width, lineLimit: lineLimit)
    withTranslation(x: point.x, y: point.y) {
      var rgba = color.rgba
      gtk_snapshot_append_layout(snapshot, text.layout, &rgba)
    }
  }

  /// `bounds` is what may be drawn to: strokes reach beyond their path.
  func drawWithCairo(in bounds: CGRect, _ body: (OpaquePointer) -> Void) {
    var rect = graphene_rect_t(bounds)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
    body(cairo)
    cairo_destroy(cairo)
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension GskRoundedRect {
  init(_ rect: CGRect, radius: Double) {
    self.init()
    var bounds = graphene_rect_t(rect)
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    gsk_rounded_rect_init_from_rect(&self, &bounds, Float(radius))
  }
}
