internal import CGtk
public import Foundation

/// Lines and curves to be filled or stroked, in pixels from the top left corner.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// About `center`, from one angle to the other, in radians, clockwise as seen on the screen if
    /// `clockwise`.
    case arc(center: CGPoint, radius: Double, from: Double, to: Double, clockwise: Bool)
    case close
  }

  public var elements: [Element] = []

  public init() {}

  public init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// A rectangle with round corners; the radius is at most half of the shorter side.
  public init(roundedRect rect: CGRect, radius: Double) {
    self.init()
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      self = Path(rect: rect)
      return
    }
    let quarter = Double.pi / 2
    let corners = [
      (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let start = Double(index - 1) * quarter
      addArc(
        center: CGPoint(x: corner.0, y: corner.1), radius: radius, from: start, to: start + quarter)
    }
    close()
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    // The distance of control points that makes the best quarter of a circle.
    let factor = 0.5522847498307936
    let (x, y) = (rect.midX, rect.midY)
    let (a, b) = (rect.width / 2, rect.height / 2)
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx * a, y: y + dy * b) }
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, factor), control2: point(factor, 1))
    addCurve(to: point(-1, 0), control1: point(-factor, 1), control2: point(-1, factor))
    addCurve(to: point(0, -1), control1: point(-1, -factor), control2: point(-factor, -1))
    addCurve(to: point(1, 0), control1: point(factor, -1), control2: point(1, -factor))
    close()
  }

  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }

  /// An arc, joined to what is there by a line.
  public mutating func addArc(
    center: CGPoint, radius: Double, from start: Double, to end: Double, clockwise: Bool = true
  ) {
    elements.append(
      .arc(center: center, radius: radius, from: start, to: end, clockwise: clockwise))
  }

  public mutating func close() { elements.append(.close) }

  /// Adds the path to a cairo context's.
  func append(to cairo: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let point, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, point.x, point.y)
      case .arc(let center, let radius, let start, let end, let clockwise):
        if clockwise {
          cairo_arc(cairo, center.x, center.y, radius, start, end)
        } else {
          cairo_arc_negative(cairo, center.x, center.y, radius, start, end)
        }
      case .close: cairo_close_path(cairo)
      }
    }
  }
}

/// How a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
  public enum Cap: Sendable { case butt, round, square }
  public enum Join: Sendable { case miter, round, bevel }

  /// In pixels.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// Lengths of dashes and gaps in turn, in pixels; a full line if empty.
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func apply(to cairo: OpaquePointer) {
    cairo_set_line_width(cairo, width)
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_dash(cairo, dash, CInt(dash.count), dashPhase)
  }
}
