/// What a shape can be filled with. Apple's `SwiftUI.ShapeStyle`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to be used in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is not made of another style")
  }
}

/// A style that the renderer knows.
protocol PaintStyle {
  func paint(in values: EnvironmentValues) -> ResolvedPaint
}

/// What `style` looks like in an environment.
func resolvePaint<S: ShapeStyle>(_ style: S, in values: EnvironmentValues) -> ResolvedPaint {
  if let style = style as? any PaintStyle { return style.paint(in: values) }
  return resolvePaint(style.resolve(in: values), in: values)
}

/// The colour of what is around, or a lesser grade of it. Apple's `SwiftUI.HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, PaintStyle {
  enum Level: Sendable {
    case primary
    case secondary
    case tertiary
    case quaternary
  }

  let level: Level

  func paint(in values: EnvironmentValues) -> ResolvedPaint {
    switch level {
    case .primary: .color(Color.primary.resolved(in: values))
    case .secondary: .color(Color.secondary.resolved(in: values))
    case .tertiary: .color(Color.tertiary.resolved(in: values))
    case .quaternary: .color(Color.tertiary.opacity(0.7).resolved(in: values))
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: .primary) }
  public static var secondary: HierarchicalShapeStyle { .init(level: .secondary) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: .tertiary) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: .quaternary) }
}

/// The colour of text around. Apple's `SwiftUI.ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, PaintStyle {
  public init() {}

  func paint(in values: EnvironmentValues) -> ResolvedPaint {
    values.foregroundPaint
  }
}

/// The colour behind everything. Apple's `SwiftUI.BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle, PaintStyle {
  public init() {}

  func paint(in values: EnvironmentValues) -> ResolvedPaint {
    .color(
      values.colorScheme == .dark ? ResolvedColor(0.12, 0.12, 0.12) : ResolvedColor(1, 1, 1))
  }
}

/// The colour of what can be pressed. Apple's `SwiftUI.TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, PaintStyle {
  public init() {}

  func paint(in values: EnvironmentValues) -> ResolvedPaint {
    .color(Color.accentColor.resolved(in: values))
  }
}

/// A translucent layer, here a plain colour. Apple's `SwiftUI.Material`.
public struct Material: ShapeStyle, PaintStyle {
  let opacity: Double

  func paint(in values: EnvironmentValues) -> ResolvedPaint {
    let grey = values.colorScheme == .dark ? 0.2 : 0.95
    return .color(ResolvedColor(grey, grey, grey, opacity))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(opacity: 0.6) }
  public static var thinMaterial: Material { Material(opacity: 0.7) }
  public static var regularMaterial: Material { Material(opacity: 0.8) }
  public static var thickMaterial: Material { Material(opacity: 0.9) }
  public static var ultraThickMaterial: Material { Material(opacity: 0.95) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

/// Any style. Apple's `SwiftUI.AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, PaintStyle {
  private let resolver: @Sendable (EnvironmentValues) -> ResolvedPaint
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
    resolver = { resolvePaint(style, in: $0) }
  }

  func paint(in values: EnvironmentValues) -> ResolvedPaint { resolver(values) }
}

extension AnyShapeStyle: ComparableFields {
  static func fieldsAreEqual(_ left: AnyShapeStyle, _ right: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      (right.style as? S).map { valuesAreEqual(style, $0) } ?? false
    }
    return compare(left.style)
  }
}
