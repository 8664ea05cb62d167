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
