internal import Gtk

extension ShapeGeometry {
  /// The outline in `rect`, in lines and cubic curves.
  func outline(in rect: CGRect) -> SwiftUICore.Path {
    switch self {
    case .rectangle: return SwiftUICore.Path(rect)
    case .roundedRectangle(let corner):
      return SwiftUICore.Path(roundedRect: rect, cornerSize: corner)
    case .circle:
      let side = min(rect.width, rect.height)
      return Self.oval(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .ellipse: return Self.oval(rect)
    case .capsule:
      let radius = min(rect.width, rect.height) / 2
      return SwiftUICore.Path(roundedRect: rect, cornerRadius: radius)
    case .path(let path): return path.offsetBy(dx: rect.minX, dy: rect.minY)
    case .trimmed(let inner, let from, let to):
      return inner.outline(in: rect).trimmed(from: from, to: to)
    case .inset(let inner, let amount):
      return inner.outline(in: rect.insetBy(dx: amount, dy: amount))
    case .rotated(let inner, let angle):
      let (sine, cosine) = (sin(angle), cos(angle))
      return inner.outline(in: rect).mapped { point in
        let x = point.x - rect.midX
        let y = point.y - rect.midY
        let turnedX: CGFloat = x * cosine - y * sine
        let turnedY: CGFloat = x * sine + y * cosine
        return CGPoint(x: rect.midX + turnedX, y: rect.midY + turnedY)
      }
    case .offset(let inner, let offset):
      return inner.outline(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .scaled(let inner, let scale):
      return inner.outline(in: rect).mapped { point in
        CGPoint(
          x: rect.midX + (point.x - rect.midX) * scale.width as CGFloat,
          y: rect.midY + (point.y - rect.midY) * scale.height as CGFloat)
      }
    }
  }

  /// Begins at the right and goes round with the clock, as trimmed circles have to.
  private static func oval(_ rect: CGRect) -> SwiftUICore.Path {
    // How far a cubic curve's control points are from a quarter circle's ends.
    let bend = 0.5522847498
    let (a, b) = (rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.midX + x * a, y: rect.midY + y * b)
    }
    var path = SwiftUICore.Path()
    path.move(to: point(1, 0))
    path.addCurve(to: point(0, 1), control1: point(1, bend), control2: point(bend, 1))
    path.addCurve(to: point(-1, 0), control1: point(-bend, 1), control2: point(-1, bend))
    path.addCurve(to: point(0, -1), control1: point(-1, -bend), control2: point(-bend, -1))
    path.addCurve(to: point(1, 0), control1: point(bend, -1), control2: point(1, -bend))
    path.closeSubpath()
    return path
  }

  /// The radius of the corners if the shape is a rectangle with round ones, for clipping.
  func cornerRadius(in size: CGSize) -> CGFloat {
    switch self {
    case .roundedRectangle(let corner): min(corner.width, corner.height)
    case .circle, .ellipse, .capsule: min(size.width, size.height) / 2
    case .inset(let inner, let amount): max(0, inner.cornerRadius(in: size) - amount)
    default: 0
    }
  }
}

extension SwiftUICore.Path {
  func mapped(_ change: (CGPoint) -> CGPoint) -> SwiftUICore.Path {
    var result = SwiftUICore.Path()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: change(point))
      case .line(let point): result.addLine(to: change(point))
      case .quadCurve(let point, let control):
        result.addQuadCurve(to: change(point), control: change(control))
      case .curve(let point, let first, let second):
        result.addCurve(to: change(point), control1: change(first), control2: change(second))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  /// The part between two fractions of the length, as short lines.
  func trimmed(from start: CGFloat, to end: CGFloat) -> SwiftUICore.Path {
    let pieces = flattened()
    let total = pieces.reduce(0) { $0 + $1.length }
    let (low, high) = (max(0, min(1, start)) * total, max(0, min(1, end)) * total)
    var result = SwiftUICore.Path()
    guard high > low else { return result }
    var position = 0.0
    var last: CGPoint?
    for piece in pieces where piece.length > 0 {
      let from = max(low, position)
      let to = min(high, position + piece.length)
      if from < to {
        let first = piece.point(at: (from - position) / piece.length)
        let second = piece.point(at: (to - position) / piece.length)
        if last != first { result.move(to: first) }
        result.addLine(to: second)
        last = second
      }
      position += piece.length
    }
    return result
  }

  private struct Piece {
    var start: CGPoint
    var end: CGPoint
    var length: Double { hypot(end.x - start.x, end.y - start.y) }

    func point(at fraction: Double) -> CGPoint {
      if fraction <= 0 { return start }
      if fraction >= 1 { return end }
      return CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
  }

  private func flattened() -> [Piece] {
    var pieces: [Piece] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      pieces.append(Piece(start: current, end: end))
      current = end
    }
    func addCurve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
      let start = current
      for step in 1...24 {
        let t = Double(step) / 24
        let rest = 1 - t
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          let low = rest * rest * rest * a + 3 * rest * rest * t * b
          return low + 3 * rest * t * t * c + t * t * t * d
        }
        add(CGPoint(x: mix(start.x, one.x, two.x, end.x), y: mix(start.y, one.y, two.y, end.y)))
      }
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control):
        let (one, two) = Self.cubic(current, control, point)
        addCurve(one, two, point)
      case .curve(let point, let one, let two): addCurve(one, two, point)
      case .closeSubpath: if current != first { add(first) }
      }
    }
    return pieces
  }

  /// The control points of the cubic curve that is the same as a quadratic one.
  private static func cubic(
    _ start: CGPoint, _ control: CGPoint, _ end: CGPoint
  ) -> (CGPoint, CGPoint) {
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return (between(start), between(end))
  }

  /// The same path as the toolkit draws it.
  var gtk: Gtk.Path {
    var result = Gtk.Path()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        result.move(to: point)
        current = point
      case .line(let point):
        result.addLine(to: point)
        current = point
      case .quadCurve(let point, let control):
        let (one, two) = Self.cubic(current, control, point)
        result.addCurve(to: point, control1: one, control2: two)
        current = point
      case .curve(let point, let one, let two):
        result.addCurve(to: point, control1: one, control2: two)
        current = point
      case .closeSubpath: result.close()
      }
    }
    return result
  }
}
