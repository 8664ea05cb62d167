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

/// How a view is to look: light or dark, and which way it is read.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UIUserInterfaceLayoutDirection
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  init(
    style: UIUserInterfaceStyle, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    scale: CGFloat = 1
  ) {
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
      direction: Appearance.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .unspecified || style == userInterfaceStyle
      ? self : UITraitCollection(style: style, direction: layoutDirection, scale: displayScale)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
