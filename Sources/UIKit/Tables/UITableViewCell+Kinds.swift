extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A second text at the trailing side.
    case value1
    case value2
    /// A second text below the first.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var symbol: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailButton, .detailDisclosureButton: "info.circle"
      }
    }
  }

  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
