/// A colour in sRGB, each component from 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package func withOpacity(_ factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}

/// A font with all that has been said about it.
package struct ResolvedFont: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// `nil` is the toolkit's font.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// From 100 to 900; 400 is regular.
  package var weight: Int
  package var isItalic = false
  package var design = Design.standard
  package var hasMonospacedDigits = false
}

/// What a shape is filled or drawn with.
package enum ResolvedPaint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: ResolvedColor
    package var location: CGFloat
  }

  case color(ResolvedColor)
  /// Between points in units of the shape's size.
  case linear([Stop], start: CGPoint, end: CGPoint)
  case radial([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular([Stop], center: CGPoint, start: Double, end: Double)
}

/// The outline of a shape; all but paths fit themselves to the element's frame.
package indirect enum ShapeGeometry: Equatable, Sendable {
  case rectangle
  case roundedRectangle(CGSize)
  case circle
  case ellipse
  case capsule
  /// In the element's frame.
  case path(Path)
  /// The part of the outline between two fractions of its length.
  case trimmed(ShapeGeometry, from: CGFloat, to: CGFloat)
  case inset(ShapeGeometry, CGFloat)
  /// Turned around the middle, in radians.
  case rotated(ShapeGeometry, Double)
  case offset(ShapeGeometry, CGSize)
  case scaled(ShapeGeometry, CGSize)
}

package struct ShapeProperties: Equatable {
  package var geometry: ShapeGeometry
  package var fill: ResolvedPaint?
  package var usesEvenOddFill = false
  package var stroke: ResolvedPaint?
  package var strokeStyle = StrokeStyle()

  package init(
    geometry: ShapeGeometry, fill: ResolvedPaint? = nil, usesEvenOddFill: Bool = false,
    stroke: ResolvedPaint? = nil, strokeStyle: StrokeStyle = StrokeStyle()
  ) {
    self.geometry = geometry
    self.fill = fill
    self.usesEvenOddFill = usesEvenOddFill
    self.stroke = stroke
    self.strokeStyle = strokeStyle
  }
}
