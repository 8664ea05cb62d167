internal import Gtk

/// A font of the desktop in a size and weight.
///
/// Those that are made for a style of text, or are what views begin with, follow the desktop's size
/// of text, also while they are shown; those of a size that is said stay.
///
/// `@unchecked Sendable`: constant.
open class UIFont: NSObject, @unchecked Sendable {
  /// From -1, the thinnest, through 0, regular, to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// As CSS and Pango count.
    var number: Int {
      let steps: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var look: (size: CGFloat, weight: Weight) {
      switch self {
      case .extraLargeTitle: (34, .bold)
      case .largeTitle: (30, .bold)
      case .title1: (26, .regular)
      case .title2: (21, .regular)
      case .title3: (19, .regular)
      case .headline: (16, .semibold)
      case .subheadline: (14, .regular)
      case .callout: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (16, .regular)
      }
    }
  }

  /// In points: pixels before the display's scaling.
  public var pointSize: CGFloat {
    followsText ? size * CGFloat(Appearance.lastTextScale) : size
  }
  private let size: CGFloat
  private let followsText: Bool
  /// Empty for the desktop's own.
  public let familyName: String
  let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool

  init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
    family: String = "", followsText: Bool = false
  ) {
    self.size = size > 0 ? size : Self.systemFontSize
    self.followsText = followsText
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    familyName = family
  }

  /// A font of the family `name`; the desktop's choice of another if there is none of it.
  public convenience init?(name: String, size: CGFloat) { self.init(size: size, family: name) }

  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 16
  public static let buttonFontSize: CGFloat = 16
  public static let smallSystemFontSize: CGFloat = 12

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isItalic: true)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isMonospaced: true)
  }

  /// The same as the system's font: its digits are of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.look.size, weight: style.look.weight, followsText: true)
  }

  /// What views begin with: a size that follows the desktop's.
  static func standard(_ size: CGFloat = labelFontSize, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight, followsText: true)
  }

  /// The same font, following the desktop's size of text.
  func following() -> UIFont {
    UIFont(
      size: size, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced,
      family: familyName, followsText: true)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The font of a descriptor; its own size for 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      size: size > 0 ? size : descriptor.pointSize, weight: descriptor.weight,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      isMonospaced: descriptor.symbolicTraits.contains(.traitMonoSpace),
      family: descriptor.family)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  func scaled(_ factor: CGFloat) -> UIFont { factor == 1 ? self : withSize(pointSize * factor) }

  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      size: size, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced,
      family: familyName)
  }

  /// About the height of a line, in points.
  open var lineHeight: CGFloat { (pointSize * 1.36).rounded(.up) }

  /// About the height of letters above the line, and, negative, below it, in points.
  open var ascender: CGFloat { pointSize * 1.07 }
  open var descender: CGFloat { -pointSize * 0.29 }
  open var capHeight: CGFloat { pointSize * 0.714 }
  open var xHeight: CGFloat { pointSize * 0.536 }
  open var leading: CGFloat { 0 }

  open var fontName: String {
    let family = familyName.isEmpty ? (isMonospaced ? "Monospace" : "System") : familyName
    let names = [(weight == .regular ? nil : "\(weight.number)"), isItalic ? "Italic" : nil]
    let suffix = names.compactMap { $0 }.joined()
    return suffix.isEmpty ? family : "\(family)-\(suffix)"
  }

  func style(color: Color? = nil) -> Gtk.TextStyle {
    Gtk.TextStyle(
      size: pointSize, weight: weight.number, isItalic: isItalic, isMonospaced: isMonospaced,
      family: familyName.isEmpty ? nil : familyName, color: color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return style() == other.style()
  }

  open override var hash: Int { style().hashValue }
}
