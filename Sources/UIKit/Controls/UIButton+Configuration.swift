extension UIButton {
  /// How a button looks: of Apple's type, what a button of the desktop has, too.
  public struct Configuration: Hashable {
    enum Look: Hashable, Sendable { case plain, gray, tinted, filled }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    let look: Look
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    /// On which side of the title the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between the picture and the title, in points.
    public var imagePadding: CGFloat = 6
    /// Between the title and the second text, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Space around the contents besides the theme's.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Shows a wheel in place of the picture.
    public var showsActivityIndicator = false
    /// Capsules are round; all other corners are the theme's.
    public var cornerStyle = CornerStyle.dynamic
    /// The theme has one size, but for `large`.
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    /// Red stands for a destructive action; other colours are the theme's business.
    public var baseBackgroundColor: UIColor?

    init(look: Look) { self.look = look }

    public static func plain() -> Configuration { Configuration(look: .plain) }
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    /// The same: what states change is the theme's business.
    public func updated(for button: UIButton) -> Configuration { self }

    var styleClasses: [String] {
      var classes: [String] = []
      if look == .filled {
        let reds: [UIColor] = [.red, .systemRed]
        classes.append(
          baseBackgroundColor.map(reds.contains) == true
            ? "destructive-action" : "suggested-action")
      }
      if cornerStyle == .capsule { classes.append("pill") }
      return classes
    }

    func foreground(tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      switch look {
      case .filled: return .white
      case .gray: return .label
      case .plain, .tinted: return tint
      }
    }
  }
}

/// Sides of a rectangle in the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
