/// What has been said about the looks of a text.
struct TextModifiers: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var style: AnyTextStyle?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var accessibilityLabel: String?

  /// These, and where they say nothing what `outer` says.
  func over(_ outer: TextModifiers) -> TextModifiers {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.style = style ?? outer.style
    result.isUnderlined = isUnderlined ?? outer.isUnderlined
    result.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    result.kerning = kerning ?? outer.kerning
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    return result
  }

  func resolvedFont(in values: EnvironmentValues) -> ResolvedFont {
    var font = (font ?? values.font ?? .body).resolved
    if let weight { font.weight = weight.value }
    if let isItalic { font.isItalic = isItalic }
    if isMonospaced == true { font.design = .monospaced }
    if hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    return font
  }
}

/// The style of a text, compared by what it is.
struct AnyTextStyle: Equatable, Sendable {
  let color: Color?
  let style: AnyShapeStyle

  static func == (left: AnyTextStyle, right: AnyTextStyle) -> Bool {
    left.color != nil && left.color == right.color
  }
}

extension Text {
  private func with(_ change: (inout TextModifiers) -> Void) -> Text {
    var copy = self
    change(&copy.modifiers)
    return copy
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { AnyTextStyle(color: $0, style: AnyShapeStyle($0)) } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = AnyTextStyle(color: style as? Color, style: AnyShapeStyle(style)) }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
  public func accessibilityLabel(_ label: Text) -> Text {
    with { $0.accessibilityLabel = label.plainString(in: EnvironmentValues()) }
  }
}

extension Text {
  /// The text without its looks.
  package func plainString(in values: EnvironmentValues) -> String {
    let string =
      switch storage {
      case .verbatim(let string): string
      case .key(let key): key.string(in: values)
      case .date(let date, let style): style.string(date, in: values)
      case .joined(let parts): parts.map { $0.plainString(in: values) }.joined()
      }
    return switch values.textCase {
    case nil: string
    case .uppercase: string.uppercased(with: values.locale)
    case .lowercase: string.lowercased(with: values.locale)
    }
  }

  private func runs(_ outer: TextModifiers, _ values: EnvironmentValues) -> [TextProperties.Run] {
    let modifiers = modifiers.over(outer)
    if case .joined(let parts) = storage { return parts.flatMap { $0.runs(modifiers, values) } }
    var color: ResolvedColor?
    if let style = modifiers.style, case .color(let resolved) = style.style.paint(in: values) {
      color = resolved
    }
    return [
      TextProperties.Run(
        text: plainString(in: values), font: modifiers.resolvedFont(in: values), color: color,
        isUnderlined: modifiers.isUnderlined ?? false,
        isStruckThrough: modifiers.isStruckThrough ?? false, kerning: modifiers.kerning ?? 0,
        baselineOffset: modifiers.baselineOffset ?? 0)
    ]
  }

  /// All that the renderer needs to set the text.
  func resolved(in values: EnvironmentValues) -> TextProperties {
    TextProperties(
      runs: runs(values.textModifiers, values), color: values.foregroundColor,
      alignment: values.multilineTextAlignment, lineLimit: values.lineLimit,
      truncation: values.truncationMode, lineSpacing: values.lineSpacing,
      minimumScale: values.minimumScaleFactor, isSelectable: values.isTextSelectable)
  }
}

extension Text.DateStyle {
  func string(_ date: Date, in values: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = values.locale
    formatter.timeZone = values.timeZone
    switch kind {
    case .time: formatter.timeStyle = .short
    case .date: formatter.dateStyle = .long
    case .relative, .offset, .timer:
      let seconds = Int(abs(date.timeIntervalSinceNow))
      return seconds >= 3600
        ? "\(seconds / 3600):" + String(format: "%02d:%02d", seconds / 60 % 60, seconds % 60)
        : "\(seconds / 60):" + String(format: "%02d", seconds % 60)
    }
    return formatter.string(from: date)
  }
}
