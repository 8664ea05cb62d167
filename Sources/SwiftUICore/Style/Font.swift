/// How text is set. Apple's `SwiftUI.Font`. Sizes are in points.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  private var resolved: ResolvedFont

  /// Whether it does not follow the size of text that a reader wants.
  private let isFixed: Bool

  private init(
    _ size: CGFloat, _ weight: Weight?, _ design: Design?, family: String? = nil,
    isFixed: Bool = false
  ) {
    self.isFixed = isFixed
    resolved = ResolvedFont(
      family: family, size: size, weight: (weight ?? .regular).value, design: Self.resolve(design))
  }

  /// The font where text is `textScale` times as large as usual.
  func resolved(textScale: Double) -> ResolvedFont {
    guard !isFixed, textScale != 1 else { return resolved }
    var result = resolved
    result.size *= textScale
    return result
  }

  static func resolve(_ design: Design?) -> ResolvedFont.Design {
    switch design {
    case nil, .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// The system's font in a size that stays, whatever size of text a reader wants.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size, weight, design, isFixed: true)
  }

  /// The system's font for what a text is for.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(style.size, weight ?? (style == .headline ? .semibold : .regular), design)
  }

  /// A font of the app or the system by the name of its family.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size, nil, nil, family: name)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(fixedSize, nil, nil, family: name, isFixed: true)
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  private func with(_ change: (inout ResolvedFont) -> Void) -> Font {
    var copy = self
    change(&copy.resolved)
    return copy
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.value } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
}
