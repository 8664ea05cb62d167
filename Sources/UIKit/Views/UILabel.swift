internal import Gtk

/// Text that is not edited.
@MainActor
open class UILabel: UIView {
  private let label = Label()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.lineLimit = 1
    setNative(label)
    isUserInteractionEnabled = false
    hugging = [UILayoutPriority(251), UILayoutPriority(251)]
    apply()
  }

  override var ownText: String? { text }

  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      label.text = text ?? ""
      invalidateIntrinsicContentSize()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: 16) {
    didSet { apply() }
  }

  open var textColor: UIColor! = .label {
    didSet { apply() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment.gtk }
  }

  /// At most so many lines; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet {
      label.lineLimit = numberOfLines == 0 ? nil : numberOfLines
      invalidateIntrinsicContentSize()
    }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { label.truncation = lineBreakMode.gtk }
  }

  /// How wide lines may be where constraints ask for the intrinsic size; 0 for the label's width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  open var isEnabled = true {
    didSet { apply() }
  }

  open var highlightedTextColor: UIColor?

  open var isHighlighted = false {
    didSet { apply() }
  }

  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  private func apply() {
    let color = isHighlighted ? highlightedTextColor ?? textColor! : textColor!
    let style = (font ?? .systemFont(ofSize: 16)).style(
      color: resolve(isEnabled ? color : .tertiaryLabel))
    guard label.style != style else { return }
    label.style = style
    invalidateIntrinsicContentSize()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  open override var intrinsicContentSize: CGSize {
    size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 || (text ?? "").isEmpty
      ? nil : size(width: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 && numberOfLines != 1 ? size.width : nil)
  }

  private func size(width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return label.textSize(width: numberOfLines == 1 ? nil : width.map { max(1, Double($0)) })
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let width = numberOfLines == 1 || bounds.width == 0 ? nil : Double(bounds.width)
    let lines = label.baselines(width: width)
    return (lines.first, size(width: width.map { CGFloat($0) }).height - lines.last)
  }
}
