internal import CGtk

/// Sees a widget's events of one kind: see `Widget.add(_:)`.
@MainActor
public class EventController: Object {
  /// When events are seen: before the widget's children see them, or after.
  public enum Phase: Sendable {
    case capture
    case bubble
    /// Only those that the widget itself is the target of.
    case target

    var gtk: GtkPropagationPhase {
      switch self {
      case .capture: GTK_PHASE_CAPTURE
      case .bubble: GTK_PHASE_BUBBLE
      case .target: GTK_PHASE_TARGET
      }
    }
  }

  public var phase = Phase.bubble {
    didSet { gtk_event_controller_set_propagation_phase(opaque, phase.gtk) }
  }

  /// Whether the event that is being dealt with comes from a finger on the screen.
  public var isTouch: Bool {
    guard let device = gtk_event_controller_get_current_event_device(opaque) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }

  /// The keys that are held down during the event that is being dealt with.
  public var modifiers: Modifiers {
    Modifiers(gtk_event_controller_get_current_event_state(opaque).rawValue)
  }
}

/// Keys that are held down along with another.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 4)
  public static let alt = Modifiers(rawValue: 8)
  public static let `super` = Modifiers(rawValue: 1 << 26)

  init(_ state: UInt32) {
    self = Modifiers(rawValue: state).intersection([.shift, .control, .alt, .super])
  }
}

extension Widget {
  /// Lets `controller` see the widget's events, as long as the widget lives.
  public func add(_ controller: EventController) {
    // GTK takes over a reference.
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, controller.opaque)
    controllers.append(controller)
  }

  public func removeController(_ controller: EventController) {
    guard let index = controllers.firstIndex(of: controller) else { return }
    controllers.remove(at: index)
    gtk_widget_remove_controller(widget, controller.opaque)
  }
}
