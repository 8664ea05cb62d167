public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// How a bar looks. Of it the background is followed; the rest is the theme's.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?

  public override init() { super.init() }

  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = nil }
  open func configureWithTransparentBackground() { backgroundColor = nil }
}

@MainActor
open class UIToolbarAppearance: UIBarAppearance {}

@MainActor
open class UITabBarAppearance: UIBarAppearance {}

@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of the title; its colour is followed.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
