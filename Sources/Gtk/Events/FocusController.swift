internal import CGtk

/// Sees that the keyboard comes to a widget, or to something in it, and leaves.
@MainActor
public final class FocusController: EventController {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()!))
  }
}

extension Signal where Owner: FocusController, Value == Void {
  public static var entered: Self { Self("enter") }
  public static var left: Self { Self("leave") }
}
