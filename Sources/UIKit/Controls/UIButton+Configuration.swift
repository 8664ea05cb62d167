extension UIButton {
  /// How a button looks: of Apple's type, what a button of the desktop has, too.
  public struct Configuration: Hashable, Sendable {
    enum Look: Hashable, Sendable { case plain, gray, tinted, filled }

    let look: Look
    public var title: String?
    public var image: UIImage?
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

    var styleClass: String? {
      guard look == .filled else { return nil }
      let reds: [UIColor] = [.red, .systemRed]
      return baseBackgroundColor.map(reds.contains) == true
        ? "destructive-action" : "suggested-action"
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
