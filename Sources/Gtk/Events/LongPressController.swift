internal import CGtk
public import Foundation

/// Sees that a button or finger is held down for a while.
@MainActor
public final class LongPressController: EventController {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_long_press_new()!))
  }
}

extension Signal where Owner: LongPressController, Value == CGPoint {
  public static var pressed: Self {
    Self(name: "pressed") { _, arguments in
      CGPoint(x: arguments.double(1), y: arguments.double(2))
    }
  }
}
