/// Colours that pass into one another. Apple's `SwiftUI.Gradient`.
public struct Gradient: ShapeStyle, Hashable, PaintStyle {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at even distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: colors.count < 2 ? 0 : CGFloat($0) / CGFloat(colors.count - 1))
    }
  }

  func resolved(in values: EnvironmentValues) -> [ResolvedPaint.Stop] {
    stops.map { ResolvedPaint.Stop(color: $0.color.resolved(in: values), location: $0.location) }
  }

  func paint(in values: EnvironmentValues) -> ResolvedPaint {
    .linear(resolved(in: values), start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
  }
}

/// A place in units of a view's size. Apple's `SwiftUI.UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init() {
    self.init(x: 0, y: 0)
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var point: CGPoint { CGPoint(x: x, y: y) }
}

/// A gradient along a line. Apple's `SwiftUI.LinearGradient`.
public struct LinearGradient: ShapeStyle, PaintStyle, View {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var body: some View { Rectangle().fill(self) }

  nonisolated func paint(in values: EnvironmentValues) -> ResolvedPaint {
    .linear(gradient.resolved(in: values), start: startPoint.point, end: endPoint.point)
  }
}

/// A gradient outwards from a point. Apple's `SwiftUI.RadialGradient`.
public struct RadialGradient: ShapeStyle, PaintStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public var body: some View { Rectangle().fill(self) }

  nonisolated func paint(in values: EnvironmentValues) -> ResolvedPaint {
    .radial(
      gradient.resolved(in: values), center: center.point, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient around a point. Apple's `SwiftUI.AngularGradient`.
public struct AngularGradient: ShapeStyle, PaintStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public var body: some View { Rectangle().fill(self) }

  nonisolated func paint(in values: EnvironmentValues) -> ResolvedPaint {
    .angular(
      gradient.resolved(in: values), center: center.point, start: startAngle.radians,
      end: endAngle.radians)
  }
}

/// An angle. Apple's `SwiftUI.Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public init() {
    radians = 0
  }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
}
