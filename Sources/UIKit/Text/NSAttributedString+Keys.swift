extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The raw value of an `NSUnderlineStyle`; lines have one look.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`; lines have one look.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Space between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `URL` or a text that is one.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far above the line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Slanted if it is not 0.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Not shown.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Not shown.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Not shown.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Not shown.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Not shown.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
