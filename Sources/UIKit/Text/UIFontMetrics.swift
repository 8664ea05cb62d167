internal import Gtk

/// How fonts and lengths follow the desktop's size of text: all styles in the same proportion.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the size that goes with the desktop's, now and later.
  public func scaledFont(for font: UIFont) -> UIFont { font.following() }

  /// The font in the size that goes with the desktop's now, at most `maximumPointSize` points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, font.following().pointSize))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * CGFloat(Appearance.lastTextScale)
  }
}
