/// What has been said about the looks of a text.
struct TextModifiers: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var design: Font.Design?
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
    result.design = design ?? outer.design
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.style = style ?? outer.style
    result.isUnderlined = isUnderlined ?? outer.isUnderlined
    result.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    result.kerning = kerning ?? outer.kerning
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    return result
  }

  func resolvedFont(in values: EnvironmentValues) -> ResolvedFont {
    var font = (font ?? values.font ?? .body).resolved(textScale: values.textScale)
    if let weight { font.weight = weight.value }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = Font.resolve(design) }
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
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
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
      case .attributed(let string): String(string.characters)
      case .joined(let parts): parts.map { $0.plainString(in: values) }.joined()
      }
    return values.cased(string)
  }

  private func parts(_ outer: TextModifiers, _ values: EnvironmentValues) -> [TextPart] {
    let modifiers = modifiers.over(outer)
    switch storage {
    case .joined(let parts): return parts.flatMap { $0.parts(modifiers, values) }
    case .attributed(let string): return string.textParts(modifiers)
    case .key(let key):
      let runs = key.runs(in: values).map { $0.part(modifiers) }
      return runs.isEmpty ? [TextPart(text: "", modifiers: modifiers)] : runs
    case .verbatim, .date: return [TextPart(text: plainString(in: values), modifiers: modifiers)]
    }
  }

  /// All that the renderer needs to set the text.
  func resolved(in values: EnvironmentValues) -> TextProperties {
    var properties = TextProperties(
      runs: parts(values.textModifiers, values).map { part in
        var run = part.run(in: values)
        run.text = values.cased(run.text)
        return run
      }, color: values.foregroundColor)
    properties.alignment = values.multilineTextAlignment
    properties.lineLimit = values.lineLimit
    properties.reservedLines = values.reservedLines
    properties.truncation = values.truncationMode
    properties.lineSpacing = values.lineSpacing
    properties.minimumScale = values.minimumScaleFactor
    properties.isSelectable = values.isTextSelectable
    return properties
  }

  /// Whether the text is another one as time goes by.
  var isTicking: Bool {
    switch storage {
    case .date(_, let style): style.isTicking
    case .joined(let parts): parts.contains(where: \.isTicking)
    case .key(let key): key.texts.contains(where: \.isTicking)
    case .verbatim, .attributed: false
    }
  }
}

extension EnvironmentValues {
  fileprivate func cased(_ string: String) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
