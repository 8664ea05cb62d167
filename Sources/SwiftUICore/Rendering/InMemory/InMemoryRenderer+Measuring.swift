extension InMemoryRenderer {
  package func measure(_ element: RenderElement, _ proposal: ProposedViewSize) -> Measurement {
    switch element.content {
    case .text(let text):
      let lines = Self.lines(text, proposal)
      let width = lines.map(\.count).max() ?? 0
      let height =
        CGFloat(lines.count) * Self.lineHeight + text.lineSpacing * CGFloat(max(0, lines.count - 1))
      let reserved = CGFloat(text.reservedLines ?? 0) * Self.lineHeight
      return Measurement(
        CGSize(width: CGFloat(width) * Self.characterWidth, height: max(height, reserved)),
        firstBaseline: Self.baseline, lastBaseline: height - Self.lineHeight + Self.baseline)
    case .field(let field) where field.lines != nil:
      let text = TextProperties(
        runs: [.init(text: field.text, font: field.font)], color: ResolvedColor(0, 0, 0))
      let count = Self.lines(text, ProposedViewSize(width: proposal.width, height: nil)).count
      let lines = field.lines!
      let shown = min(max(count, lines.lowerBound), lines.upperBound)
      return Measurement(
        CGSize(width: proposal.finiteWidth(100), height: CGFloat(shown) * Self.lineHeight + 8),
        firstBaseline: 16, lastBaseline: 16)
    case .field:
      return Measurement(
        CGSize(width: proposal.finiteWidth(100), height: 24), firstBaseline: 16, lastBaseline: 16)
    case .editor:
      return Measurement(
        CGSize(width: proposal.finiteWidth(100), height: proposal.height ?? 100))
    case .picker(let picker):
      switch picker.style {
      case .inline, .wheel:
        return Measurement(
          CGSize(width: proposal.finiteWidth(100), height: 24 * CGFloat(picker.options.count)))
      case .menu:
        let width = (picker.options.map(\.count).max() ?? 0) * 8 + 24
        return Measurement(CGSize(width: CGFloat(width), height: 24))
      case .segmented:
        return Measurement(CGSize(width: proposal.finiteWidth(100), height: 24))
      }
    case .datePicker: return Measurement(CGSize(width: 160, height: 24))
    case .toggle: return Measurement(CGSize(width: 40, height: 20))
    case .stepper: return Measurement(CGSize(width: 80, height: 24))
    case .slider: return Measurement(CGSize(width: proposal.finiteWidth(100), height: 20))
    case .image(let image):
      if case .pixels(let pixels) = image.source { return Measurement(pixels.size) }
      return Measurement(CGSize(width: 20, height: 20))
    case .progress(let progress):
      return Measurement(
        progress.isCircular
          ? CGSize(width: 20, height: 20) : CGSize(width: proposal.finiteWidth(100), height: 4))
    default:
      return Measurement(proposal.replacingUnspecifiedDimensions())
    }
  }

  package func insets(of element: RenderElement) -> EdgeInsets {
    switch element.content {
    case .button(let button):
      switch button.style {
      case .automatic, .bordered, .borderedProminent:
        EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
          .scaled(by: element.attributes.controlSize.factor)
      default: EdgeInsets()
      }
    case .menu: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .page(let page):
      EdgeInsets(top: page.hidesBar ? 0 : 44, leading: 0, bottom: 0, trailing: 0)
    case .tabs: EdgeInsets(top: 0, leading: 0, bottom: 48, trailing: 0)
    default: EdgeInsets()
    }
  }

  /// A text broken into lines.
  static func lines(_ text: TextProperties, _ proposal: ProposedViewSize) -> [String] {
    let limit =
      proposal.width.map { $0.isFinite ? max(1, Int($0 / characterWidth)) : Int.max } ?? Int.max
    var lines: [String] = []
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += broken(paragraph, limit)
    }
    var most = text.lineLimit ?? Int.max
    if let height = proposal.height, height.isFinite {
      most = min(most, max(1, Int(height / lineHeight)))
    }
    return Array(lines.prefix(most))
  }

  private static func broken(_ paragraph: Substring, _ limit: Int) -> [String] {
    if paragraph.count <= limit { return [String(paragraph)] }
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var word = word
      if !line.isEmpty, line.count + 1 + word.count <= limit {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > limit {
        lines.append(String(word.prefix(limit)))
        word = word.dropFirst(limit)
      }
      line = String(word)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

extension ProposedViewSize {
  /// The width that is offered, or an ideal one.
  func finiteWidth(_ ideal: CGFloat) -> CGFloat { width ?? ideal }
}
