internal import CGtk

/// A colour in sRGB. Each part is from 0 to 1; the colour is not multiplied by its opacity.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, alpha: 0)

  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// As style sheets spell it.
  public var css: String {
    func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return "rgba(\(part(red)), \(part(green)), \(part(blue)), \(alpha))"
  }

  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  init(_ rgba: GdkRGBA) {
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
      alpha: Double(rgba.alpha))
  }
}
