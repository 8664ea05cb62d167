internal import CGtk
public import Foundation

/// Sees the wheel and its like.
@MainActor
public final class ScrollController: EventController {
  /// Called with the distance along both axes, in steps of a wheel. Gives whether the event is dealt
  /// with, so that nobody else sees it.
  public var onScroll: (@MainActor (_ x: Double, _ y: Double) -> Bool)?

  /// Whether the event that is being dealt with tells pixels, as touchpads do, in place of steps.
  public var isInPixels: Bool {
    gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_SURFACE
  }

  /// Where the pointer is in the widget's coordinates, during the event that is being dealt with.
  public var point: CGPoint? {
    guard let event = gtk_event_controller_get_current_event(opaque),
      let widget = gtk_event_controller_get_widget(opaque),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (ownX, ownY) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard
      gtk_widget_translate_coordinates(root, widget, x - left, y - top, &ownX, &ownY) != 0
    else { return nil }
    return CGPoint(x: ownX, y: ownY)
  }

  public init() {
    super.init(
      adopting: UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!))
    connect("scroll") { [weak self] arguments in
      arguments.answer(self?.onScroll?(arguments.double(1), arguments.double(2)) ?? false)
    }
  }
}
