/// A piece of a text, with all that has been said about its looks.
struct TextPart {
  var text: String
  var modifiers: TextModifiers
  var background: Color?
  var link: URL?

  func run(in values: EnvironmentValues) -> TextProperties.Run {
    var color: ResolvedColor?
    if let style = modifiers.style, case .color(let resolved) = style.style.paint(in: values) {
      color = resolved
    } else if link != nil {
      color = Color.accentColor.resolved(in: values)
    }
    var run = TextProperties.Run(
      text: text, font: modifiers.resolvedFont(in: values), color: color,
      isUnderlined: modifiers.isUnderlined ?? false,
      isStruckThrough: modifiers.isStruckThrough ?? false, kerning: modifiers.kerning ?? 0,
      baselineOffset: modifiers.baselineOffset ?? 0)
    run.background = background?.resolved(in: values)
    run.link = link
    return run
  }
}

extension Markdown.Run {
  func part(_ outer: TextModifiers) -> TextPart {
    var modifiers = outer
    if isBold { modifiers.weight = .bold }
    if isItalic { modifiers.isItalic = true }
    if isCode { modifiers.isMonospaced = true }
    if isStruckThrough { modifiers.isStruckThrough = true }
    return TextPart(text: text, modifiers: modifiers, link: link.flatMap { URL(string: $0) })
  }
}
