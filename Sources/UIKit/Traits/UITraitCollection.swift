internal import Gtk

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// How a view is to look: light or dark, which way it is read, and how large text is.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UIUserInterfaceLayoutDirection
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    style: UIUserInterfaceStyle, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    scale: CGFloat = 1, contentSize: UIContentSizeCategory = .large
  ) {
    preferredContentSizeCategory = contentSize
    userInterfaceStyle = style
    layoutDirection = direction
    displayScale = scale
    (horizontalSizeClass, verticalSizeClass) = (.compact, .regular)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public override convenience init() { self.init(style: .unspecified) }

  /// What the desktop and the program want.
  @MainActor
  public static var current: UITraitCollection {
    UITraitCollection(
      style: Appearance.isDark ? .dark : .light,
      direction: Appearance.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: CGFloat(Appearance.displayScale),
      contentSize: UIContentSizeCategory(textScale: Appearance.textScale))
  }

  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .unspecified || style == userInterfaceStyle
      ? self
      : UITraitCollection(
        style: style, direction: layoutDirection, scale: displayScale,
        contentSize: preferredContentSizeCategory)
  }

  func with(_ direction: UIUserInterfaceLayoutDirection) -> UITraitCollection {
    direction == layoutDirection
      ? self
      : UITraitCollection(
        style: userInterfaceStyle, direction: direction, scale: displayScale,
        contentSize: preferredContentSizeCategory)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
