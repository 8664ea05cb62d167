internal import CGtk

extension Widget {
  /// Says what the widget is. To be called before it is put into a window: it stays what it is there.
  public func setAccessibleRole(_ role: AccessibleRole) {
    guard gtk_widget_get_root(widget) == nil else { return }
    cgtk_set_int(raw, "accessible-role", gint(role.gtk.rawValue))
  }

  /// The name that is read instead of what is shown.
  public func setAccessibleLabel(_ text: String) {
    accessibleLabel = text
    cgtk_accessible_set_string(raw, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  /// What is read after the name.
  public func setAccessibleDescription(_ text: String) {
    cgtk_accessible_set_string(raw, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// The value that is read, where a number would say less.
  public func setAccessibleValue(_ text: String) {
    cgtk_accessible_set_string(raw, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  /// Whether it is left out of what is read, with all that is in it.
  public func setAccessibleHidden(_ isHidden: Bool) {
    cgtk_accessible_set_state(raw, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
  }

  /// Whether it is read as chosen.
  public func setAccessibleSelected(_ isSelected: Bool) {
    cgtk_accessible_set_state(raw, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
  }

  /// Whether it is read as being at work.
  public func setAccessibleBusy(_ isBusy: Bool) {
    cgtk_accessible_set_state(raw, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0)
  }

  /// Whether it is read as the one of a few that is on.
  public func setAccessibleChecked(_ isChecked: Bool) {
    cgtk_accessible_set_state(
      raw, GTK_ACCESSIBLE_STATE_CHECKED,
      Int32(
        bitPattern: (isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE)
          .rawValue))
  }

  /// Reads `label` as its name.
  public func setAccessibleLabelled(by label: Widget) {
    cgtk_accessible_set_labelled_by(raw, label.raw)
  }
}
