internal import CGtk

/// Where the keyboard was, to bring it back there.
@MainActor
public struct FocusBookmark: Equatable {
  /// Only compared: what was there may be gone.
  private let place: UInt

  /// The place in `container` that has the keyboard; `nil` if none has.
  public init?(in container: Widget) {
    guard let root = gtk_widget_get_root(container.widget), let focus = gtk_root_get_focus(root),
      focus == container.widget || gtk_widget_is_ancestor(focus, container.widget) != 0
    else { return nil }
    place = UInt(bitPattern: focus)
  }

  /// Gives the keyboard back, if the place is still in `container`. Gives whether it is.
  @discardableResult
  public func restore(in container: Widget) -> Bool {
    guard let widget = Self.find(place, in: container.widget) else { return false }
    if cgtk_is_a(widget, gtk_text_get_type()) != 0 {
      return gtk_text_grab_focus_without_selecting(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkText.self)) != 0
    }
    return gtk_widget_grab_focus(widget) != 0
  }

  private static func find(
    _ place: UInt, in pointer: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    if UInt(bitPattern: pointer) == place { return pointer }
    var child = gtk_widget_get_first_child(pointer)
    while let next = child {
      if let found = find(place, in: next) { return found }
      child = gtk_widget_get_next_sibling(next)
    }
    return nil
  }
}

extension Window {
  /// Takes the keyboard from what has it.
  public func clearFocus() { gtk_root_set_focus(opaque, nil) }
}

extension Widget {
  /// Gives the keyboard to the first thing in it that wants it. Gives whether there is any.
  @discardableResult
  public func focusFirst() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }
}
