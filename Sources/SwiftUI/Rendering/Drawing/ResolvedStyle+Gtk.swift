internal import Gtk

extension ResolvedColor {
  var gtk: Gtk.Color {
    Gtk.Color(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// As CSS has it.
  var css: String {
    func part(_ value: Double) -> Int { Int((max(0, min(1, value)) * 255).rounded()) }
    return "rgba(\(part(red)), \(part(green)), \(part(blue)), \(max(0, min(1, opacity))))"
  }
}

@MainActor
extension ResolvedFont {
  func style(color: ResolvedColor? = nil) -> TextStyle {
    var style = TextStyle(
      size: size, weight: weight == 400 ? nil : weight, isItalic: isItalic,
      isMonospaced: design == .monospaced, family: family ?? designFamily, color: color?.gtk)
    style.hasMonospacedDigits = hasMonospacedDigits
    return style
  }

  /// The family that stands for a design; `nil` for that of the theme.
  private var designFamily: String? {
    switch design {
    case .serif: "serif"
    case .rounded: Self.rounded
    case .standard, .monospaced: nil
    }
  }

  private static let rounded = FontFamilies.first(of: [
    "SF Pro Rounded", "Nunito", "Varela Round", "M PLUS Rounded 1c", "Quicksand", "Comfortaa",
    "Ubuntu",
  ])
}

extension ResolvedFont {
  /// As CSS has it.
  var css: String {
    var parts = ["font-size: \(Int(size.rounded()))px", "font-weight: \(weight)"]
    if isItalic { parts.append("font-style: italic") }
    if let family {
      parts.append("font-family: '\(family)'")
    } else if design == .monospaced {
      parts.append("font-family: monospace")
    } else if design == .serif {
      parts.append("font-family: serif")
    }
    return parts.joined(separator: "; ")
  }
}

@MainActor
extension TextProperties {
  var gtkRuns: [TextRun] {
    runs.map { run in
      var style = run.font.style(color: run.color ?? color)
      style.isUnderlined = run.isUnderlined
      style.isStruckThrough = run.isStruckThrough
      if run.kerning != 0 { style.tracking = run.kerning }
      if run.baselineOffset != 0 { style.rise = run.baselineOffset }
      if lineSpacing > 0 {
        let height = TextMeasures.lineHeight(of: run.font)
        style.lineHeight = (height + lineSpacing) / height
      }
      style.background = run.background?.gtk
      return TextRun(run.text, style: style)
    }
  }

  var gtkTruncation: TextTruncation {
    switch truncation {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension SwiftUICore.TextAlignment {
  var gtk: Gtk.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension SwiftUICore.StrokeStyle {
  var gtk: Gtk.StrokeStyle {
    let cap: Gtk.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Gtk.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Gtk.StrokeStyle(
      width: lineWidth, cap: cap, join: join, dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

extension ResolvedPaint {
  /// The colour where one has to stand for all.
  var color: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? ResolvedColor(0, 0, 0, 0)
    }
  }
}

extension Snapshot {
  /// Fills `path`, which is in `size`, with `paint`.
  func fill(
    _ path: Gtk.Path, with paint: ResolvedPaint, evenOdd: Bool, size: CGSize, bounds: CGRect
  ) {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: unit.x * size.width, y: unit.y * size.height)
    }
    switch paint {
    case .color(let color):
      if color.opacity > 0 { fill(path, with: color.gtk, evenOdd: evenOdd, in: bounds) }
    case .linear(let stops, let start, let end):
      fill(path, with: stops.gtk(from: point(start), to: point(end)), in: bounds)
    case .radial(let stops, let center, let startRadius, let endRadius):
      fill(
        path,
        with: Gtk.RadialGradient(
          stops: stops.gtk, center: point(center), startRadius: startRadius, endRadius: endRadius),
        in: bounds)
    case .angular(let stops, let center, let start, let end):
      fill(
        path,
        with: Gtk.AngularGradient(
          stops: stops.gtk, center: point(center), startAngle: start, endAngle: end), in: bounds)
    }
  }
}

extension [ResolvedPaint.Stop] {
  var gtk: [Gtk.LinearGradient.Stop] {
    map { Gtk.LinearGradient.Stop(color: $0.color.gtk, location: $0.location) }
  }

  func gtk(from start: CGPoint, to end: CGPoint) -> Gtk.LinearGradient {
    Gtk.LinearGradient(stops: gtk, start: start, end: end)
  }
}
