internal import Gtk

/// Measures texts. The same text is asked about again and again with other proposals: its layout is
/// kept meanwhile.
@MainActor
final class TextMeasures {
  private var last: (properties: TextProperties, layout: TextLayout)?

  private func layout(_ properties: TextProperties) -> TextLayout {
    if let last, last.properties == properties { return last.layout }
    let layout = TextLayout(properties.gtkRuns, truncation: properties.gtkTruncation)
    last = (properties, layout)
    return layout
  }

  func measure(_ properties: TextProperties, _ proposal: ProposedViewSize)
    -> SwiftUICore.Measurement
  {
    let layout = layout(properties)
    let width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
    var limit = properties.lineLimit
    var size = layout.size(width: width, lineLimit: limit)
    if let height = proposal.height, height.isFinite, size.height > height {
      limit = fittingLines(layout, width, limit, height)
      size = layout.size(width: width, lineLimit: limit)
    }
    if let width { size.width = min(size.width, max(0, width.rounded(.up))) }
    let baselines = layout.baselines(width: width, lineLimit: limit)
    return SwiftUICore.Measurement(
      size, firstBaseline: baselines.first, lastBaseline: baselines.last)
  }

  /// How many lines a label of the size `size` may have; `nil` for as many as there are.
  func lineLimit(_ properties: TextProperties, in size: CGSize) -> Int? {
    guard size.width > 0, size.height > 0 else { return properties.lineLimit }
    let layout = layout(properties)
    let whole = layout.size(width: size.width, lineLimit: properties.lineLimit)
    guard whole.height > size.height + 0.5 else { return properties.lineLimit }
    return fittingLines(layout, size.width, properties.lineLimit, size.height)
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
