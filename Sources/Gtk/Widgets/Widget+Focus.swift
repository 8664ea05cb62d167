internal import CGtk

extension Widget {
  /// Whether the keyboard can come to it.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether it, or something in it, has the keyboard.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Whether the keyboard can come to what is in it.
  public var letsFocusIn: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Leaves the keyboard to nothing in the window, if it, or something in it, has it.
  public func giveUpFocus() {
    if containsFocus { gtk_root_set_focus(gtk_widget_get_root(widget), nil) }
  }

  /// Asks for the keyboard. Gives whether it came.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }
}
