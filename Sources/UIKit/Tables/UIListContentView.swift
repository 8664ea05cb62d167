/// Shows a configuration of a row.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let first = UILabel()
  private let second = UILabel()
  private let texts: UIStackView
  private let row: UIStackView
  private var sizes: [NSLayoutConstraint] = []
  private var own: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    own = configuration
    texts = UIStackView(arrangedSubviews: [first, second])
    row = UIStackView(arrangedSubviews: [imageView, texts])
    super.init(frame: .zero)
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    addSubview(row)
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    least.priority = UILayoutPriority(999)
    leastHeight = least
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor), least,
    ])
    apply()
  }

  public required init?(coder: NSCoder) { nil }

  private var leastHeight: NSLayoutConstraint?

  open var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != own else { return }
      own = new
      apply()
    }
  }

  open var textLayoutGuide: UILayoutGuide? { nil }

  private func apply() {
    fill(first, own.text, own.attributedText, own.textProperties)
    fill(second, own.secondaryText, own.secondaryAttributedText, own.secondaryTextProperties)
    let isLine = own.prefersSideBySideTextAndSecondaryText
    texts.axis = isLine ? .horizontal : .vertical
    texts.alignment = isLine ? .firstBaseline : .fill
    texts.spacing =
      isLine ? own.textToSecondaryTextHorizontalPadding : own.textToSecondaryTextVerticalPadding
    first.setContentHuggingPriority(isLine ? UILayoutPriority(240) : .defaultLow, for: .horizontal)
    row.spacing = own.imageToTextPadding
    row.directionalLayoutMargins = own.directionalLayoutMargins
    alpha = own.alpha
    leastHeight?.isActive = own.textProperties.font.pointSize >= 15
    applyImage()
  }

  private func applyImage() {
    let properties = own.imageProperties
    imageView.image = own.image
    imageView.isHidden = own.image == nil && properties.reservedLayoutSize == .zero
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    NSLayoutConstraint.deactivate(sizes)
    sizes = []
    let size = imageView.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return }
    let most = properties.maximumSize
    let limit = CGSize(
      width: most.width > 0 ? most.width : .greatestFiniteMagnitude,
      height: most.height > 0 ? most.height : .greatestFiniteMagnitude)
    let scale = min(1, limit.width / size.width, limit.height / size.height)
    let reserved = properties.reservedLayoutSize
    sizes = [
      imageView.widthAnchor.constraint(
        equalToConstant: reserved.width > 0 ? reserved.width : (size.width * scale).rounded()),
      imageView.heightAnchor.constraint(
        equalToConstant: reserved.height > 0 ? reserved.height : (size.height * scale).rounded()),
    ]
    NSLayoutConstraint.activate(sizes)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ rich: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let rich {
      label.attributedText = rich
    } else {
      label.text = text.map { properties.transformed($0) }
    }
    label.isHidden = (label.text ?? "").isEmpty
  }
}

extension UIListContentConfiguration.TextProperties {
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
