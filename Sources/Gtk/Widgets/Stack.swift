internal import CGtk

/// Widgets of which one is shown at a time.
@MainActor
public final class Stack: Widget {
  public enum Transition: Sendable {
    case none
    case crossfade
    /// The new one comes from the trailing side.
    case slideForward
    /// The new one comes from the leading side.
    case slideBackward
    case slideUp
    case slideDown

    @MainActor var gtk: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .slideForward:
        Appearance.isRightToLeft
          ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .slideBackward:
        Appearance.isRightToLeft
          ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      case .slideUp: GTK_STACK_TRANSITION_TYPE_SLIDE_UP
      case .slideDown: GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN
      }
    }
  }

  public private(set) var children: [Widget] = []

  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_new()!))
  }

  /// Adds `child`. The first is shown.
  public func append(_ child: Widget) {
    child.removeFromParent()
    gtk_stack_add_child(opaque, child.widget)
    child.parent = self
    children.append(child)
  }

  /// The one that is shown.
  public var visibleChild: Widget? {
    WrapperLink.widget(of: gtk_stack_get_visible_child(opaque))
  }

  /// Shows `child`, which has to be in the stack. Nothing moves where the desktop does not want it.
  public func show(_ child: Widget, transition: Transition = .none) {
    gtk_stack_set_transition_type(opaque, transition.gtk)
    gtk_stack_set_visible_child(opaque, child.widget)
  }

  /// In milliseconds.
  public var transitionDuration: Int {
    get { Int(gtk_stack_get_transition_duration(opaque)) }
    set { gtk_stack_set_transition_duration(opaque, guint(clamping: newValue)) }
  }

  override func remove(_ child: Widget) {
    guard let index = children.firstIndex(of: child) else { return }
    children.remove(at: index)
    gtk_stack_remove(opaque, child.widget)
    child.parent = nil
  }
}
