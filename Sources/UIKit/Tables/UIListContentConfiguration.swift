/// Two texts and a picture, as rows of lists show them.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    public func resolvedColor() -> UIColor { color }
  }

  public struct ImageProperties: Hashable {
    /// That of the view for `nil`.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The picture is not larger, if it is not zero.
    public var maximumSize = CGSize.zero
    /// The space that is kept for the picture, if it is not zero.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  public var text: String?
  /// In place of `text`.
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// Whether the second text is at the trailing side if there is space, and below if not.
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins = 0
  public var alpha: CGFloat = 1

  private init(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label,
    secondary: CGFloat = 13
  ) {
    textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondary), color: .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(16) }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(16) }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(16, secondary: 16)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func header() -> UIListContentConfiguration { plainHeader() }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(13, .semibold, .secondaryLabel)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(13, .regular, .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(18, .bold)
  }

  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(13, .regular, .secondaryLabel)
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarHeader() -> UIListContentConfiguration {
    prominentInsetGroupedHeader()
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
