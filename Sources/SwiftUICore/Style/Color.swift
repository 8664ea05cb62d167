/// A colour, which may depend on whether things are light or dark. Apple's `SwiftUI.Color`. As a
/// view it fills the space that it is offered.
public struct Color: Hashable, Sendable {
  /// In which space the components of a colour are given; all are taken for sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  private enum Base: Hashable, Sendable {
    case fixed(light: ResolvedColor, dark: ResolvedColor)
    case accent
    case named(String)
  }

  private var base: Base
  private var opacityFactor = 1.0

  private init(_ base: Base) {
    self.base = base
  }

  package init(light: ResolvedColor, dark: ResolvedColor) {
    base = .fixed(light: light, dark: dark)
  }

  /// A colour with components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color = ResolvedColor(red, green, blue, opacity)
    self.init(light: color, dark: color)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour with components from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of the app by name. Without a catalogue of colours it is that of the accent.
  public init(_ name: String, bundle: Bundle? = nil) {
    base = .named(name)
  }

  private init(_ light: UInt32, _ dark: UInt32) {
    func color(_ value: UInt32) -> ResolvedColor {
      ResolvedColor(
        Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
    }
    self.init(light: color(light), dark: color(dark))
  }

  public static let red = Color(0xFF3B30, 0xFF453A)
  public static let orange = Color(0xFF9500, 0xFF9F0A)
  public static let yellow = Color(0xFFCC00, 0xFFD60A)
  public static let green = Color(0x34C759, 0x30D158)
  public static let mint = Color(0x00C7BE, 0x63E6E2)
  public static let teal = Color(0x30B0C7, 0x40C8E0)
  public static let cyan = Color(0x32ADE6, 0x64D2FF)
  public static let blue = Color(0x007AFF, 0x0A84FF)
  public static let indigo = Color(0x5856D6, 0x5E5CE6)
  public static let purple = Color(0xAF52DE, 0xBF5AF2)
  public static let pink = Color(0xFF2D55, 0xFF375F)
  public static let brown = Color(0xA2845E, 0xAC8E68)
  public static let gray = Color(0x8E8E93, 0x8E8E93)
  public static let white = Color(0xFFFFFF, 0xFFFFFF)
  public static let black = Color(0x000000, 0x000000)
  public static let clear = Color(white: 0, opacity: 0)

  /// The colour of text.
  public static let primary = Color(
    light: ResolvedColor(0, 0, 0, 0.85), dark: ResolvedColor(1, 1, 1, 0.85))
  /// The colour of what matters less.
  public static let secondary = Color(
    light: ResolvedColor(0, 0, 0, 0.5), dark: ResolvedColor(1, 1, 1, 0.55))
  /// The colour of what can be pressed: that of `tint`, or the app's.
  public static let accentColor = Color(.accent)

  static let tertiary = Color(
    light: ResolvedColor(0, 0, 0, 0.26), dark: ResolvedColor(1, 1, 1, 0.25))

  /// The same colour, less opaque by a factor.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacityFactor *= opacity
    return copy
  }

  /// The colour in an environment.
  package func resolved(in values: EnvironmentValues) -> ResolvedColor {
    switch base {
    case .fixed(let light, let dark):
      return (values.colorScheme == .dark ? dark : light).withOpacity(opacityFactor)
    case .accent, .named:
      let tint = values.tintColor ?? .blue
      return (tint.isAccent ? Color.blue : tint).resolved(in: values).withOpacity(opacityFactor)
    }
  }

  private var isAccent: Bool {
    if case .fixed = base { return false }
    return true
  }
}

extension Color: View, ShapeStyle {
  public var body: some View { Rectangle().fill(self) }
}

extension Color: PaintStyle {
  func paint(in values: EnvironmentValues) -> ResolvedPaint { .color(resolved(in: values)) }
}
