internal import Gtk

/// What a view is to those who do not see it. Apple's `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)

  /// What GTK calls the first of them that it knows.
  var role: AccessibleRole? {
    if contains(.header) { return .heading }
    if contains(.button) { return .button }
    if contains(.link) { return .link }
    if contains(.image) { return .image }
    return nil
  }
}

extension UIView {
  /// What is read of it and of all in it.
  var spokenText: String {
    guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return "" }
    let text = accessibilityLabel ?? ownText
    let parts = text.map { [$0] } ?? subviews.map(\.spokenText)
    return (parts + [accessibilityValue ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
