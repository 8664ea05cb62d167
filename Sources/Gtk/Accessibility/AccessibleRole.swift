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
  case dialog
  case status
  /// Choices of which one is on, and one of them.
  case radioGroup
  case radio
  /// Pages of which one is shown, and one of their names.
  case tabList
  case tab
  case progressBar
  /// Nothing: only what is in it counts.
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
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    }
  }
}
