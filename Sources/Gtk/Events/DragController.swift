internal import CGtk
public import Foundation

/// Sees that the pointer is moved while its button is held down.
@MainActor
public final class DragController: EventController {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()!))
  }

  /// Where the drag began, in the widget's coordinates; `nil` without a drag.
  public var start: CGPoint? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_drag_get_start_point(opaque, &x, &y) == 0 ? nil : CGPoint(x: x, y: y)
  }

  /// Keeps the drag from all others, from within a handler.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Leaves the drag to others for good, from within a handler.
  public func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }
}

extension Signal where Owner: DragController, Value == Void {
  /// Somebody else has taken over.
  public static var cancelled: Self { Self(name: "cancel") { _, _ in } }
}

extension Signal where Owner: DragController, Value == CGPoint {
  /// With the place of the press.
  public static var began: Self { point("drag-begin") }
  /// With the distance from the place of the press.
  public static var moved: Self { point("drag-update") }
  /// With the distance from the place of the press.
  public static var ended: Self { point("drag-end") }

  private static func point(_ name: String) -> Self {
    Self(name: name) { _, arguments in
      CGPoint(x: arguments.double(1), y: arguments.double(2))
    }
  }
}
