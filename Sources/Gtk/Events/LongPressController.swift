internal import CGtk
public import Foundation

/// Sees that a button or finger is held down for a while.
@MainActor
public final class LongPressController: EventController {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_long_press_new()!))
  }

  /// Whether only fingers count.
  public var isTouchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(opaque) != 0 }
    set { gtk_gesture_single_set_touch_only(opaque, newValue ? 1 : 0) }
  }

  /// Keeps the press from the widgets behind, from within a handler.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
}

extension Signal where Owner: LongPressController, Value == CGPoint {
  public static var pressed: Self {
    Self(name: "pressed") { _, arguments in
      CGPoint(x: arguments.double(1), y: arguments.double(2))
    }
  }
}
