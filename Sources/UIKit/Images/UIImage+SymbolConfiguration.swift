extension UIImage {
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.3
      default: 1
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is. The theme has one weight and one colour.
  public final class SymbolConfiguration: NSObject, Sendable {
    let points: CGFloat?
    let scale: SymbolScale

    init(points: CGFloat?, scale: SymbolScale) {
      self.points = points
      self.scale = scale
    }

    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { self.init(points: pointSize, scale: scale) }

    public convenience init(scale: SymbolScale) { self.init(points: nil, scale: scale) }

    public convenience init(weight: SymbolWeight) { self.init(points: nil, scale: .default) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(points: textStyle.look.size, scale: scale)
    }

    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(points: font.pointSize, scale: scale)
    }

    public convenience init(hierarchicalColor: UIColor) { self.init(points: nil, scale: .default) }

    public convenience init(paletteColors: [UIColor]) { self.init(points: nil, scale: .default) }

    /// The parts of both, those of `configuration` where it has any.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        points: configuration.points ?? points,
        scale: configuration.scale == .default ? scale : configuration.scale)
    }

    /// The length of a symbol's sides, in points.
    var side: CGFloat { ((points ?? 16) * 1.2 * scale.factor).rounded() }
  }
}
