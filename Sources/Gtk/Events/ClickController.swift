internal import CGtk
public import Foundation

/// A press or release of a pointer's button, or of a finger.
public struct Click: Equatable, Sendable {
  /// 2 for the second press of a double click.
  public var count: Int
  /// In the widget's coordinates.
  public var point: CGPoint
}

/// Sees clicks.
@MainActor
public final class ClickController: EventController {
  /// `button` is 1 for the primary one, 3 for the secondary one, 0 for all.
  public init(button: Int = 1) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()!))
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  /// Keeps the click from the widgets behind, from within a handler.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
}

extension Signal where Owner: ClickController, Value == Click {
  public static var pressed: Self { click("pressed") }
  public static var released: Self { click("released") }

  private static func click(_ name: String) -> Self {
    Self(name: name) { _, arguments in
      Click(
        count: arguments.integer(1),
        point: CGPoint(x: arguments.double(2), y: arguments.double(3)))
    }
  }
}
