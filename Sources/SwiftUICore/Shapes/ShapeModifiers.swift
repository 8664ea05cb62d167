/// A shape made smaller.
struct InsetOutline<Base: Shape>: InsettableShape, KnownShape {
  var shape: Base
  var amount: CGFloat

  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated func inset(by more: CGFloat) -> InsetOutline<Base> {
    InsetOutline(shape: shape, amount: amount + more)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry {
    guard shape is any KnownShape else {
      return .path(path(in: CGRect(origin: .zero, size: size)))
    }
    return .inset(shapeGeometry(shape, size), amount)
  }
}

/// A shape with a change that the renderer knows, given as a function of its outline.
public struct _ChangedShape<Base: Shape>: Shape, KnownShape {
  enum Change: Equatable, Sendable {
    case trim(CGFloat, CGFloat)
    case rotation(Double)
    case offset(CGSize)
    case scale(CGSize)

    var numbers: AnimatablePair<CGFloat, CGFloat> {
      get {
        switch self {
        case .trim(let from, let to): AnimatablePair(from, to)
        case .rotation(let angle): AnimatablePair(angle, 0)
        case .offset(let size), .scale(let size): AnimatablePair(size.width, size.height)
        }
      }
      set {
        let size = CGSize(width: newValue.first, height: newValue.second)
        switch self {
        case .trim: self = .trim(newValue.first, newValue.second)
        case .rotation: self = .rotation(newValue.first)
        case .offset: self = .offset(size)
        case .scale: self = .scale(size)
        }
      }
    }
  }

  var shape: Base
  var change: Change

  public nonisolated var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, change.numbers) }
    set {
      shape.animatableData = newValue.first
      change.numbers = newValue.second
    }
  }

  /// The outline without the change, or with it where that only moves it.
  public nonisolated func path(in rect: CGRect) -> Path {
    let path = shape.path(in: rect)
    if case .offset(let offset) = change {
      return path.offsetBy(dx: offset.width, dy: offset.height)
    }
    return path
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated func geometry(_ size: CGSize) -> ShapeGeometry {
    let base = shapeGeometry(shape, size)
    return switch change {
    case .trim(let from, let to): .trimmed(base, from: from, to: to)
    case .rotation(let angle): .rotated(base, angle)
    case .offset(let offset): .offset(base, offset)
    case .scale(let scale): .scaled(base, scale)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(shape: self, change: .trim(startFraction, endFraction))
  }

  /// The shape turned around its middle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: .rotation(angle.radians))
  }

  public func offset(_ offset: CGSize) -> some Shape {
    _ChangedShape(shape: self, change: .offset(offset))
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self, change: .scale(CGSize(width: scale, height: scale)))
  }

  /// A view of the shape's inside.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, fill: content, fillStyle: style)
  }

  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// A view of the shape's outline, half of the line inside of it.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _StrokeView(shape: self, stroke: content, style: style)
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }
}

extension InsettableShape {
  /// A view of the shape's outline, all of the line inside of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
