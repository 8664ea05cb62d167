internal import CGtk

extension ListView {
  /// Makes the list one stop of the Tab key, but for rows with controls in them, through which Tab
  /// goes: GTK's own goes through all rows.
  func watchTab() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPress = { [weak self] key in
      guard let self, key.modifiers.subtracting(.shift).isEmpty else { return false }
      switch key.name {
      case "Tab", "KP_Tab": return move(forward: !key.modifiers.contains(.shift))
      case "ISO_Left_Tab": return move(forward: false)
      default: return false
      }
    }
    add(keys)
  }

  private func move(forward: Bool) -> Bool {
    guard let row = gtk_widget_get_focus_child(widget), let root = gtk_widget_get_root(widget)
    else { return false }
    if let focus = gtk_root_get_focus(root), cgtk_is_a(focus, gtk_text_view_get_type()) != 0,
      gtk_text_view_get_accepts_tab(
        UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GtkTextView.self)) != 0
    {
      return false
    }
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    defer { showFocus(root) }
    if let content = gtk_widget_get_first_child(row),
      gtk_widget_child_focus(content, direction) != 0
    {
      return true
    }
    var next = neighbour(of: row, forward)
    while let row = next {
      if gtk_widget_get_mapped(row) != 0, let content = gtk_widget_get_first_child(row),
        gtk_widget_child_focus(content, direction) != 0
      {
        return true
      }
      next = neighbour(of: row, forward)
    }
    leave(root, direction)
    return true
  }

  private func neighbour(
    of row: UnsafeMutablePointer<GtkWidget>, _ forward: Bool
  ) -> UnsafeMutablePointer<GtkWidget>? {
    forward ? gtk_widget_get_next_sibling(row) : gtk_widget_get_prev_sibling(row)
  }

  /// Goes on behind or before the list, which wants no keyboard meanwhile.
  private func leave(_ root: OpaquePointer, _ direction: GtkDirectionType) {
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_can_focus(widget, 0)
    if gtk_widget_child_focus(window, direction) == 0 {
      gtk_root_set_focus(root, nil)
      gtk_widget_set_can_focus(widget, 1)
      gtk_widget_child_focus(window, direction)
    }
    gtk_widget_set_can_focus(widget, 1)
  }

  private func showFocus(_ root: OpaquePointer) {
    gtk_window_set_focus_visible(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
  }
}
