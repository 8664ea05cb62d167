/// What is above or below the rows of a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  private let label = UILabel()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  open var textLabel: UILabel? { label }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    label.frame = CGRect(
      x: 16, y: 8, width: max(0, bounds.width - 32), height: max(0, bounds.height - 12))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 32, height: 0))
    return CGSize(width: size.width, height: text.height + 12)
  }
}
