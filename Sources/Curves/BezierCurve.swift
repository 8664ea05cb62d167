/// A cubic Bézier curve from (0, 0) to (1, 1), whose x grows all the way: how far a change has come,
/// by the part of its time that is over.
package struct BezierCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  /// The control points; the x of both is between 0 and 1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(1, max(0, x1))
    self.y1 = y1
    self.x2 = min(1, max(0, x2))
    self.y2 = y2
  }

  package static let linear = BezierCurve(0, 0, 1, 1)
  package static let easeIn = BezierCurve(0.42, 0, 1, 1)
  package static let easeOut = BezierCurve(0, 0, 0.58, 1)
  package static let easeInOut = BezierCurve(0.42, 0, 0.58, 1)

  /// The curve's y where its x is `fraction`; 0 before the beginning and 1 after the end.
  package func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < fraction { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
