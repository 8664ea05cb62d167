internal import CAtspi

/// What a widget is, by the words of AT-SPI: `push button`, `page tab`…
public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ role: AtspiRole) {
    rawValue = role.rawValue
  }

  public static let application = Role(ATSPI_ROLE_APPLICATION)
  public static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
  public static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  public static let comboBox = Role(ATSPI_ROLE_COMBO_BOX)
  public static let dialog = Role(ATSPI_ROLE_DIALOG)
  public static let filler = Role(ATSPI_ROLE_FILLER)
  public static let frame = Role(ATSPI_ROLE_FRAME)
  public static let grouping = Role(ATSPI_ROLE_GROUPING)
  public static let heading = Role(ATSPI_ROLE_HEADING)
  public static let image = Role(ATSPI_ROLE_IMAGE)
  public static let label = Role(ATSPI_ROLE_LABEL)
  public static let link = Role(ATSPI_ROLE_LINK)
  public static let list = Role(ATSPI_ROLE_LIST)
  public static let listItem = Role(ATSPI_ROLE_LIST_ITEM)
  public static let panel = Role(ATSPI_ROLE_PANEL)
  public static let passwordText = Role(ATSPI_ROLE_PASSWORD_TEXT)
  public static let progressBar = Role(ATSPI_ROLE_PROGRESS_BAR)
  public static let radioButton = Role(ATSPI_ROLE_RADIO_BUTTON)
  public static let slider = Role(ATSPI_ROLE_SLIDER)
  public static let spinButton = Role(ATSPI_ROLE_SPIN_BUTTON)
  public static let tab = Role(ATSPI_ROLE_PAGE_TAB)
  public static let tabList = Role(ATSPI_ROLE_PAGE_TAB_LIST)
  public static let text = Role(ATSPI_ROLE_TEXT)
  public static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)

  /// What a person does something with.
  public static let controls: Set<Role> = [
    .button, .checkBox, .comboBox, .link, .listItem, .passwordText, .radioButton, .slider,
    .spinButton, .tab, .text, .toggleButton,
  ]

  public var description: String {
    guard let name = atspi_role_get_name(AtspiRole(rawValue)) else { return "role \(rawValue)" }
    defer { g_free(name) }
    return String(cString: name)
  }
}

/// In which states a widget is.
public struct States: OptionSet, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  private init(_ state: AtspiStateType) {
    rawValue = 1 << Int64(state.rawValue)
  }

  public static let busy = States(ATSPI_STATE_BUSY)
  public static let checked = States(ATSPI_STATE_CHECKED)
  public static let editable = States(ATSPI_STATE_EDITABLE)
  public static let enabled = States(ATSPI_STATE_ENABLED)
  public static let focusable = States(ATSPI_STATE_FOCUSABLE)
  public static let focused = States(ATSPI_STATE_FOCUSED)
  public static let modal = States(ATSPI_STATE_MODAL)
  public static let multiLine = States(ATSPI_STATE_MULTI_LINE)
  public static let pressed = States(ATSPI_STATE_PRESSED)
  public static let selectable = States(ATSPI_STATE_SELECTABLE)
  public static let selected = States(ATSPI_STATE_SELECTED)
  public static let sensitive = States(ATSPI_STATE_SENSITIVE)
  public static let showing = States(ATSPI_STATE_SHOWING)
  public static let visible = States(ATSPI_STATE_VISIBLE)
}
