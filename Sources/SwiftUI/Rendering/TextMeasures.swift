internal import Gtk

/// Measures texts. The same text is asked about again and again with other proposals: its layout is
/// kept meanwhile.
@MainActor
final class TextMeasures {
  private var last: (properties: TextProperties, layout: TextLayout)?

  private static var lineHeights: [ResolvedFont: CGFloat] = [:]

  /// How high a line is in a font.
  static func lineHeight(of font: ResolvedFont) -> CGFloat {
    if let known = lineHeights[font] { return known }
    let height = max(1, TextLayout([TextRun("X", style: font.style())]).size().height)
    lineHeights[font] = height
    return height
  }

  func forget() { last = nil }

  private func layout(_ properties: TextProperties) -> TextLayout {
    if let last, last.properties == properties { return last.layout }
    let layout = TextLayout(properties.gtkRuns, truncation: properties.gtkTruncation)
    last = (properties, layout)
    return layout
  }

  func measure(_ properties: TextProperties, _ proposal: ProposedViewSize)
    -> SwiftUICore.Measurement
  {
    let width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
    let properties = fitting(
      properties, width, proposal.height.flatMap { $0.isFinite ? $0 : nil })
    let layout = layout(properties)
    // The toolkit puts half of the space between lines above the first and below the last one.
    let spacing = properties.lineSpacing
    var limit = properties.lineLimit
    var size = layout.size(width: width, lineLimit: limit)
    if let height = proposal.height, height.isFinite, size.height - spacing > height {
      limit = fittingLines(layout, width, limit, height + spacing)
      size = layout.size(width: width, lineLimit: limit)
    }
    if let width { size.width = min(size.width, max(0, width.rounded(.up))) }
    size.height -= spacing
    if let lines = properties.reservedLines, lines > 1, let font = properties.runs.first?.font {
      let reserved =
        CGFloat(lines) * Self.lineHeight(of: font) + CGFloat(lines - 1) * spacing
      size.height = max(size.height, reserved)
    }
    let baselines = layout.baselines(width: width, lineLimit: limit)
    return SwiftUICore.Measurement(
      size, firstBaseline: baselines.first - spacing / 2, lastBaseline: baselines.last - spacing / 2
    )
  }

  /// The text, in smaller letters if it may have such and does not fit otherwise.
  func fitting(_ properties: TextProperties, _ width: Double?, _ height: CGFloat?)
    -> TextProperties
  {
    guard properties.minimumScale < 1, width != nil || height != nil else { return properties }
    func fits(_ candidate: TextProperties) -> Bool {
      let layout = TextLayout(candidate.gtkRuns, truncation: .none)
      let size = layout.size(width: width)
      if let height, size.height - candidate.lineSpacing > height + 0.5 { return false }
      if let width, size.width > width + 0.5 { return false }
      guard let limit = candidate.lineLimit else { return true }
      return layout.lineCount(width: width) <= limit
    }
    var scale: CGFloat = 1
    while true {
      let candidate = properties.scaled(by: scale)
      if fits(candidate) || scale <= properties.minimumScale { return candidate }
      scale = max(properties.minimumScale, scale - 0.05)
    }
  }

  /// How many lines a label of the size `size` may have; `nil` for as many as there are.
  func lineLimit(_ properties: TextProperties, in size: CGSize) -> Int? {
    guard size.width > 0, size.height > 0 else { return properties.lineLimit }
    let layout = layout(properties)
    let height = size.height + properties.lineSpacing
    let whole = layout.size(width: size.width, lineLimit: properties.lineLimit)
    guard whole.height > height + 0.5 else { return properties.lineLimit }
    return fittingLines(layout, size.width, properties.lineLimit, height)
  }

  private func fittingLines(
    _ layout: TextLayout, _ width: Double?, _ limit: Int?, _ height: CGFloat
  ) -> Int {
    let count = layout.lineCount(width: width, lineLimit: limit)
    let whole = layout.size(width: width, lineLimit: limit).height
    guard count > 1, whole > 0 else { return 1 }
    return max(1, Int((height + 0.5) / (whole / CGFloat(count))))
  }
}

extension TextProperties {
  /// The text in letters of another size.
  fileprivate func scaled(by factor: CGFloat) -> TextProperties {
    guard factor != 1 else { return self }
    var result = self
    for index in result.runs.indices { result.runs[index].font.size *= factor }
    return result
  }
}
