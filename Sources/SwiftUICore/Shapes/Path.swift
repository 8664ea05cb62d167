/// An outline of lines and curves. Apple's `SwiftUI.Path`.
public struct Path: Equatable, Sendable {
  /// A piece of the outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []

  public init() {}

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each piece in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Where the next piece begins.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  /// The smallest rectangle around all points and control points.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let x = min(cornerSize.width, rect.width / 2)
    let y = min(cornerSize.height, rect.height / 2)
    // How far a cubic curve's control points are from a quarter circle's ends.
    let bend = 0.5522847498
    let (dx, dy) = (x * (1 - bend), y * (1 - bend))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + x, y: top))
    addLine(to: CGPoint(x: right - x, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + y), control1: CGPoint(x: right - dx, y: top),
      control2: CGPoint(x: right, y: top + dy))
    addLine(to: CGPoint(x: right, y: bottom - y))
    addCurve(
      to: CGPoint(x: right - x, y: bottom), control1: CGPoint(x: right, y: bottom - dy),
      control2: CGPoint(x: right - dx, y: bottom))
    addLine(to: CGPoint(x: left + x, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - y), control1: CGPoint(x: left + dx, y: bottom),
      control2: CGPoint(x: left, y: bottom - dy))
    addLine(to: CGPoint(x: left, y: top + y))
    addCurve(
      to: CGPoint(x: left + x, y: top), control1: CGPoint(x: left, y: top + dy),
      control2: CGPoint(x: left + dx, y: top))
    closeSubpath()
  }

  /// An arc around `center`; in coordinates whose y grows downwards, `clockwise` is as seen with y
  /// growing upwards, as in Apple's framework.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if clockwise {
      while sweep > 0 { sweep -= turn }
      if sweep < -turn { sweep = -turn }
    } else {
      while sweep < 0 { sweep += turn }
      if sweep > turn { sweep = turn }
    }
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians, radius)
    if isEmpty || currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / Double(count)
    let bend = 4.0 / 3 * tan(part / 4)
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * part
      let to = from + part
      let (first, last) = (point(from, radius), point(to, radius))
      addCurve(
        to: last,
        control1: CGPoint(
          x: first.x - bend * radius * sin(from), y: first.y + bend * radius * cos(from)),
        control2: CGPoint(x: last.x + bend * radius * sin(to), y: last.y - bend * radius * cos(to)))
    }
  }

  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The same path elsewhere.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    var copy = Path()
    copy.elements = elements.map {
      switch $0 {
      case .move(let point): .move(to: moved(point))
      case .line(let point): .line(to: moved(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: moved(point), control: moved(control))
      case .curve(let point, let first, let second):
        .curve(to: moved(point), control1: moved(first), control2: moved(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return copy
  }
}
