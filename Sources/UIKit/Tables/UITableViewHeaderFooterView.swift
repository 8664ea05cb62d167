internal import Gtk

/// What is above or below the rows of a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  private let label = UILabel()
  private var detail: UILabel?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    label.font = .standard(13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(reuseIdentifier: nil) }

  open var textLabel: UILabel? { label }

  open var detailTextLabel: UILabel? {
    if detail == nil {
      let made = UILabel()
      made.font = .systemFont(ofSize: 12)
      made.textColor = .secondaryLabel
      contentView.addSubview(made)
      detail = made
    }
    return detail
  }

  /// Behind the contents, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content = contentConfiguration?.show(in: contentView, instead: content) }
  }
  private var content: (any UIView & UIContentView)?

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }

  /// Whether the table is one of groups.
  var isGrouped = false

  /// Whether it stays at the top above other rows, which must not be seen through it.
  var isFloating = false { didSet { box.setNeedsDraw() } }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    guard isFloating, backgroundColor == nil else { return }
    snapshot.fill(
      CGRect(origin: .zero, size: size),
      with: resolve(superview?.backgroundColor ?? .systemBackground))
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    label.isHidden = contentConfiguration != nil
    let below = detail?.intrinsicContentSize.height ?? 0
    label.frame = CGRect(
      x: 16, y: 8, width: max(0, bounds.width - 32),
      height: max(0, bounds.height - 12 - below))
    detail?.frame = CGRect(
      x: 16, y: bounds.height - 4 - below, width: max(0, bounds.width - 32), height: below)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 32, height: 0))
    let below = detail?.intrinsicContentSize.height ?? 0
    let least: CGFloat = isGrouped ? 18 : 0
    return CGSize(width: size.width, height: max(least, text.height + below + 12))
  }

  func automaticHeight(width: CGFloat) -> CGFloat {
    let isSimple = contentConfiguration == nil && !LayoutEngine.isNeeded(in: contentView)
    guard !isSimple else { return sizeThatFits(CGSize(width: width, height: 0)).height }
    contentView.frame.size.width = width
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Views of classes that are known only when the program runs: see `UIResponder.madeDynamically()`.
extension UITableViewHeaderFooterView {
  @usableFromInline
  convenience init(ofDynamicClassFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C17ofDynamicClassForACSS_tcfC")
  final class func madeDynamically(_ identifier: consuming String) -> Self
}
