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

  private var plainText: String?
  private var richText: NSAttributedString?

  /// Text of one look, `font` and `textColor`; of a text of several looks, the text alone.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      guard richText != nil || newValue != plainText else { return }
      plainText = newValue
      richText = nil
      apply()
    }
  }

  /// Text of several looks: what it does not say is that of `font` and `textColor`.
  open var attributedText: NSAttributedString? {
    get {
      richText
        ?? plainText.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      richText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      if let style = newValue?.firstParagraph {
        if style.alignment != .natural { textAlignment = style.alignment }
        if style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
      }
      apply()
    }
  }

  open var font: UIFont! = .standard() {
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

  /// Whether a text in one line that is too wide gets smaller letters.
  open var adjustsFontSizeToFitWidth = false {
    didSet { apply() }
  }

  /// How many times their size letters are at the least; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { apply() }
  }

  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Text follows the scaling of the desktop in any case.
  open var adjustsFontForContentSizeCategory = false
  /// Not shown.
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  private func runs(scale: CGFloat = 1) -> [TextRun] {
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : isHighlighted ? highlightedTextColor ?? textColor : textColor
    let font = font ?? .standard()
    if let richText {
      return richText.runs(font: font, color: color, scale: scale, resolve: resolve)
    }
    let style = font.scaled(scale).style(color: resolve(color))
    return [TextRun(plainText ?? "", style: style)]
  }

  /// What is shown where nothing has to be made smaller.
  private var fullRuns: [TextRun] = []

  private func apply() {
    let runs = runs()
    guard runs != fullRuns || adjustsFontSizeToFitWidth else { return }
    let changesSize = runs.map(\.unpainted) != fullRuns.map(\.unpainted)
    fullRuns = runs
    show()
    if changesSize { invalidateIntrinsicContentSize() }
  }

  private func show() {
    let scale = fittingScale
    label.setRuns(scale == 1 ? fullRuns : runs(scale: scale))
  }

  /// How much smaller letters have to be for the width.
  private var fittingScale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return 1 }
    let width = fullSize(width: nil).width
    guard width > bounds.width else { return 1 }
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    // A little less: letters' widths are rounded.
    return max(least, (bounds.width / width * 50).rounded(.down) / 50)
  }

  override func sizeChanged() {
    super.sizeChanged()
    if adjustsFontSizeToFitWidth { show() }
    placeText()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  // MARK: Where the text is

  /// Override it to draw the text elsewhere, as in `super.drawText(in: rect.inset(by: insets))`.
  open func drawText(in rect: CGRect) { textRect = rect }

  /// The space that the text takes in `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = size(width: bounds.width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  private var textRect: CGRect?

  private func placeText() {
    drawText(in: bounds)
    guard let rect = textRect else { return }
    let insets = UIEdgeInsets(
      top: rect.minY - bounds.minY, left: rect.minX - bounds.minX,
      bottom: bounds.maxY - rect.maxY, right: bounds.maxX - rect.maxX)
    if insets != nativeInsets {
      nativeInsets = insets
      box.setNeedsAllocation()
    }
  }

  // MARK: Sizes

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
    let width = numberOfLines == 1 ? nil : width.map { max(1, Double($0)) }
    return adjustsFontSizeToFitWidth ? fullSize(width: width) : label.textSize(width: width)
  }

  /// The size of the text in letters of their full size.
  private func fullSize(width: Double?) -> CGSize {
    TextLayout(fullRuns).size(width: width, lineLimit: numberOfLines == 0 ? nil : numberOfLines)
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let width = numberOfLines == 1 || bounds.width == 0 ? nil : Double(bounds.width)
    let lines = label.baselines(width: width)
    return (lines.first, size(width: width.map { CGFloat($0) }).height - lines.last)
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension TextRun {
  /// The same without what does not change the size.
  var unpainted: TextRun {
    var run = self
    run.style.color = nil
    run.style.background = nil
    return run
  }
}
