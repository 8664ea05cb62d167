/// What a font is chosen by: size, weight, traits and family.
///
/// `@unchecked Sendable`: constant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let family: String

  init(
    size: CGFloat, traits: SymbolicTraits, weight: UIFont.Weight, family: String
  ) {
    pointSize = size
    symbolicTraits = traits
    self.weight = weight
    self.family = family
  }

  convenience init(_ font: UIFont) {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if font.weight.number >= 600 { traits.insert(.traitBold) }
    self.init(
      size: font.pointSize, traits: traits, weight: font.weight, family: font.familyName)
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(size: size, traits: [], weight: .regular, family: name)
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same with other traits in place of its own.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: pointSize, traits: symbolicTraits,
      weight: isBold == wasBold ? weight : isBold ? .bold : .regular, family: family)
  }

  /// Serifs and fixed widths are the families of those names; round letters are the desktop's own.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var traits = symbolicTraits
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(
      size: pointSize, traits: traits, weight: weight, family: design == .serif ? "serif" : "")
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: newPointSize, traits: symbolicTraits, weight: weight, family: family)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(size: pointSize, traits: symbolicTraits, weight: weight, family: newFamily)
  }
}
