internal import CGtk
public import Foundation

public enum Orientation: Sendable {
  case horizontal
  case vertical

  var gtk: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }

  init(_ gtk: GtkOrientation) {
    self = gtk == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
  }
}

/// How much space a widget wants along one axis, in pixels.
public struct Measure: Equatable, Sendable {
  /// GTK gives no widget less.
  public var minimum: Int
  public var natural: Int
  /// The distance of the text's baseline from the top; -1 if there is none.
  public var baseline: Int

  public init(minimum: Int = 0, natural: Int, baseline: Int = -1) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
    self.baseline = baseline
  }
}

/// Where a widget is put in space that is more than it wants.
public enum Alignment: Sendable {
  case fill
  case start
  case end
  case center
  case baseline

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}

extension Widget {
  /// The size it was given, in pixels, without the border and padding that its style gives it; zero
  /// before the first layout.
  public var size: CGSize {
    CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
  }

  /// What it wants along `orientation` if it gets `other` pixels along the other axis; -1 stands for
  /// "not known yet". Hidden widgets want nothing.
  public func measure(_ orientation: Orientation, for other: Int = -1) -> Measure {
    var (minimum, natural, baseline): (gint, gint, gint) = (0, 0, -1)
    gtk_widget_measure(
      widget, orientation.gtk, gint(clamping: other), &minimum, &natural, nil, &baseline)
    return Measure(minimum: Int(minimum), natural: Int(natural), baseline: Int(baseline))
  }

  /// The natural size, `width` being proposed if it is given: as wide as it wants and at most
  /// `width`, but never below the minimum.
  public func naturalSize(width proposed: Double? = nil) -> CGSize {
    let wide = measure(.horizontal)
    let limit = proposed.map { Int(max(0, min($0, 1e6)).rounded(.down)) } ?? wide.natural
    let width = max(wide.minimum, min(wide.natural, limit))
    return CGSize(width: width, height: measure(.vertical, for: width).natural)
  }

  /// The least size in pixels; -1 leaves it to the widget.
  public func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(widget, gint(clamping: width), gint(clamping: height))
  }

  /// Where it is in `other`, its border and padding included. `nil` unless both are in one window.
  public func frame(in other: Widget) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  public func setAlignment(horizontal: Alignment, vertical: Alignment) {
    gtk_widget_set_halign(widget, horizontal.gtk)
    gtk_widget_set_valign(widget, vertical.gtk)
  }

  /// Whether it wants what space is left over in a box.
  public func setExpands(horizontally: Bool, vertically: Bool) {
    gtk_widget_set_hexpand(widget, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(widget, vertically ? 1 : 0)
  }

  /// Free space around it, in pixels, inside of what its container gives it.
  public func setMargins(top: Int = 0, bottom: Int = 0, leading: Int = 0, trailing: Int = 0) {
    gtk_widget_set_margin_top(widget, gint(top))
    gtk_widget_set_margin_bottom(widget, gint(bottom))
    gtk_widget_set_margin_start(widget, gint(leading))
    gtk_widget_set_margin_end(widget, gint(trailing))
  }
}
