internal import CGtk
public import Foundation

/// Colours that change from the middle outwards, between two circles, in pixels.
public struct RadialGradient: Equatable, Sendable {
  public var stops: [LinearGradient.Stop]
  public var center: CGPoint
  public var startRadius: Double
  public var endRadius: Double

  public init(
    stops: [LinearGradient.Stop], center: CGPoint, startRadius: Double, endRadius: Double
  ) {
    self.stops = stops
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}

/// Colours that change round a point. Angles are in radians, clockwise from the right.
public struct AngularGradient: Equatable, Sendable {
  public var stops: [LinearGradient.Stop]
  public var center: CGPoint
  public var startAngle: Double
  public var endAngle: Double

  public init(
    stops: [LinearGradient.Stop], center: CGPoint, startAngle: Double, endAngle: Double
  ) {
    self.stops = stops
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The colour at a fraction of the way.
  func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0, stops[next].location > stops[next - 1].location else {
      return stops[next].color
    }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (location - from.location) / (to.location - from.location)
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return Color(
      red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
      blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha))
  }
}

extension Snapshot {
  public func fill(_ path: Path, with gradient: RadialGradient, in bounds: CGRect) {
    drawWithCairo(in: bounds) { cairo in
      path.append(to: cairo)
      let (center, stops) = (gradient.center, gradient.stops)
      let pattern = cairo_pattern_create_radial(
        center.x, center.y, gradient.startRadius, center.x, center.y, gradient.endRadius)
      for stop in stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
      cairo_fill(cairo)
    }
  }

  /// Drawn in sectors of about a degree each.
  public func fill(_ path: Path, with gradient: AngularGradient, in bounds: CGRect) {
    drawWithCairo(in: bounds) { cairo in
      path.append(to: cairo)
      cairo_clip(cairo)
      // Sectors that only touch would let what is behind through.
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
      let radius = bounds.width + bounds.height
      let (count, center) = (360, gradient.center)
      let sweep = gradient.endAngle - gradient.startAngle
      let (first, last) = (gradient.stops.first?.color, gradient.stops.last?.color)
      for index in 0..<count {
        // What is outside of the angles has the colour of the nearer end.
        let turned = Double(index) / Double(count) * 2 * .pi
        let location = sweep == 0 ? 1 : turned / sweep
        let color =
          location <= 1
          ? gradient.color(at: location)
          : (turned - sweep < (2 * .pi - sweep) / 2 ? last : first) ?? .clear
        let angle = gradient.startAngle + turned
        cairo_move_to(cairo, center.x, center.y)
        cairo_arc(cairo, center.x, center.y, radius, angle, angle + 2 * .pi / Double(count) + 0.002)
        cairo_close_path(cairo)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_fill(cairo)
      }
    }
  }

  /// Draws `body` with less colour: 1 is grey.
  public func withGrayscale(_ amount: Double, _ body: () -> Void) {
    let rest = Float(1 - max(0, min(1, amount)))
    let (red, green, blue): (Float, Float, Float) = (0.2126, 0.7152, 0.0722)
    func part(_ weight: Float, _ own: Bool) -> Float { weight * (1 - rest) + (own ? rest : 0) }
    // Row vectors are multiplied: each row says what a colour gives to the others.
    let values: [Float] = [
      part(red, true), part(red, false), part(red, false), 0,
      part(green, false), part(green, true), part(green, false), 0,
      part(blue, false), part(blue, false), part(blue, true), 0,
      0, 0, 0, 1,
    ]
    withColorMatrix(values, body)
  }
}
