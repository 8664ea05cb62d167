internal import Gtk

extension NSAttributedString {
  /// The text in pieces of one look each. What has no font or colour gets those given.
  @MainActor
  func runs(
    font: UIFont, color: UIColor, scale: CGFloat = 1, resolve: (UIColor) -> Color
  ) -> [TextRun] {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: length)
    let text = NSString(string: string)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let style = Self.style(attributes, font, color, scale, resolve)
      runs.append(TextRun(text.substring(with: range), style: style))
    }
    return runs.isEmpty
      ? [TextRun(string, style: font.scaled(scale).style(color: resolve(color)))] : runs
  }

  @MainActor
  static func style(
    _ attributes: [Key: Any], _ font: UIFont, _ color: UIColor, _ scale: CGFloat = 1,
    _ resolve: (UIColor) -> Color
  ) -> Gtk.TextStyle {
    let font = attributes[.font] as? UIFont ?? font
    let isLink = attributes[.link] != nil
    let color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
    var style = font.scaled(scale).style(color: resolve(color))
    style.isUnderlined = number(attributes[.underlineStyle]) != 0
    style.isStruckThrough = number(attributes[.strikethroughStyle]) != 0
    let kern = number(attributes[.kern] ?? attributes[.tracking])
    if kern != 0 { style.tracking = kern * Double(scale) }
    if number(attributes[.obliqueness]) != 0 { style.isItalic = true }
    let rise = number(attributes[.baselineOffset])
    if rise != 0 { style.rise = rise * Double(scale) }
    style.background = (attributes[.backgroundColor] as? UIColor).map(resolve)
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      style.lineHeight = paragraph.heightFactor(for: font)
    }
    return style
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: 0
    }
  }

  /// The style of the first paragraph.
  var firstParagraph: NSParagraphStyle? {
    length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  @MainActor
  private func layout() -> TextLayout {
    TextLayout(
      runs(font: .systemFont(ofSize: 12), color: .black) {
        $0.color(for: .current)
      })
  }

  /// The space that the text takes in one line a paragraph.
  @MainActor
  public func size() -> CGSize { layout().size() }

  /// The space that the text takes if lines are broken at the width of `size`.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width =
      options.contains(.usesLineFragmentOrigin) && size.width < 1e6 ? Double(size.width) : nil
    let found = layout().size(width: width)
    return CGRect(
      origin: .zero,
      size: CGSize(width: found.width, height: min(found.height, max(size.height, 1))))
  }
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// For the sake of source code: nothing is read from it or written to it.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open private(set) var totalBounds = CGRect.zero
}

extension NSParagraphStyle {
  /// How many times the font's own height a line is high; `nil` for once.
  func heightFactor(for font: UIFont) -> Double? {
    var height = Double(font.lineHeight)
    if lineHeightMultiple > 0 { height *= Double(lineHeightMultiple) }
    if minimumLineHeight > 0 { height = max(height, Double(minimumLineHeight)) }
    if maximumLineHeight > 0 { height = min(height, Double(maximumLineHeight)) }
    height += Double(lineSpacing)
    let factor = height / Double(font.lineHeight)
    return abs(factor - 1) < 0.001 ? nil : factor
  }
}

extension String {
  /// The space that the text takes in one line a paragraph.
  @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes ?? [:]).size()
  }

  /// The space that the text takes if lines are broken at the width of `size`.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }
}
