/// An outline that fits itself to a rectangle. Apple's `SwiftUI.Shape`. As a view it fills the space
/// that it is offered, with the colour of the text around.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, fill: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be made smaller on all sides. Apple's `SwiftUI.InsettableShape`.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// Something whose numbers can pass from one value to another. Apple's `SwiftUI.Animatable`. Here
/// the renderer animates what it draws; `animatableData` is not called.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}

/// Values that can be added and scaled. Apple's `SwiftUI.VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}

/// Nothing to animate. Apple's `SwiftUI.EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate. Apple's `SwiftUI.AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// A shape whose outline the renderer knows.
protocol KnownShape {
  /// The outline for a given size.
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry
}

/// The outline of any shape.
func shapeGeometry<S: Shape>(_ shape: S, _ size: CGSize) -> ShapeGeometry {
  if let known = shape as? any KnownShape { return known.geometry(size) }
  return .path(shape.path(in: CGRect(origin: .zero, size: size)))
}
