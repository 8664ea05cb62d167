internal import CGtk
public import Foundation

/// Sees where the pointer is.
@MainActor
public final class MotionController: EventController {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_motion_new()!))
  }

  /// Whether the pointer is over the widget.
  public var containsPointer: Bool {
    gtk_event_controller_motion_contains_pointer(opaque) != 0
  }
}

extension Signal where Owner: MotionController, Value == CGPoint {
  public static var entered: Self { point("enter") }
  public static var moved: Self { point("motion") }

  private static func point(_ name: String) -> Self {
    Self(name: name) { _, arguments in
      CGPoint(x: arguments.double(1), y: arguments.double(2))
    }
  }
}

extension Signal where Owner: MotionController, Value == Void {
  public static var left: Self { Self("leave") }
}
