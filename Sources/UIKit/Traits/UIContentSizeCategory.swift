/// How large a reader wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "AccessibilityXXXL")

  /// The desktop's size of text is another one.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The sizes with the heights of text of bodies that they have on Apple's platforms.
  private static let sizes: [(category: UIContentSizeCategory, body: Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The one that comes closest to text that is `scale` times as large as usual.
  init(textScale scale: Double) {
    self =
      Self.sizes.min { abs($0.body / 17 - scale) < abs($1.body / 17 - scale) }?.category ?? .large
  }

  private var order: Int { Self.sizes.firstIndex { $0.category == self } ?? -1 }

  /// Whether it is one of the sizes for those who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order < right.order
  }
}
