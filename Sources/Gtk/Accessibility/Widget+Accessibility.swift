internal import CGtk

/// What a widget is to those who do not see it.
public enum AccessibleRole: Sendable {
  case group
  case image
  case button
  case heading
  case link
  case list
  case listItem
  case alert
  case status
  case presentation

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    }
  }
}

extension Widget {
  /// The name that is read instead of what is shown.
  public func setAccessibleLabel(_ text: String) {
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

  /// Reads `label` as its name.
  public func setAccessibleLabelled(by label: Widget) {
    cgtk_accessible_set_labelled_by(raw, label.raw)
  }
}
