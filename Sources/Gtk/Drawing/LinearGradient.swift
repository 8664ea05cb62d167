internal import CGtk
public import Foundation

/// Colours that change along a line, in pixels.
public struct LinearGradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    /// From 0, the start, to 1, the end.
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  public var start: CGPoint
  public var end: CGPoint

  public init(stops: [Stop], start: CGPoint, end: CGPoint) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// A new pattern, which the caller destroys.
  func pattern() -> OpaquePointer? {
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }
}
