/// Apple's `SwiftUI.Rectangle`.
public struct Rectangle: InsettableShape, KnownShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { .rectangle }
}

/// How the corners of a rounded rectangle are drawn; both the same here. Apple's
/// `SwiftUI.RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// Apple's `SwiftUI.RoundedRectangle`.
public struct RoundedRectangle: InsettableShape, KnownShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { .roundedRectangle(cornerSize) }
}

/// Apple's `SwiftUI.Circle`.
public struct Circle: InsettableShape, KnownShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { .circle }
}

/// Apple's `SwiftUI.Ellipse`.
public struct Ellipse: InsettableShape, KnownShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { .ellipse }
}

/// Apple's `SwiftUI.Capsule`.
public struct Capsule: InsettableShape, KnownShape {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { .capsule }
}

extension Path: Shape, KnownShape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { .path(self) }
}

/// A shape of any type. Apple's `SwiftUI.AnyShape`.
public struct AnyShape: Shape, KnownShape {
  private let shape: any Shape

  public nonisolated init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry { shapeGeometry(shape, size) }
}
