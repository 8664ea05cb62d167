internal import CGtk

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

  public init() {
    super.init(
      adopting: UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!))
    connect("scroll") { [weak self] arguments in
      arguments.answer(self?.onScroll?(arguments.double(1), arguments.double(2)) ?? false)
    }
  }
}
