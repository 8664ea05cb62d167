public import UIKit

extension Color {
  /// A colour of UIKit's, which may depend on whether things are light or dark.
  public init(uiColor: UIColor) {
    func resolved(_ style: UIUserInterfaceStyle) -> ResolvedColor {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return ResolvedColor(red, green, blue, alpha)
    }
    self.init(light: resolved(.light), dark: resolved(.dark))
  }

  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }
}
