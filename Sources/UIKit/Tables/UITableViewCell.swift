internal import Gtk

/// A row of a table. Cells are used again for other rows.
@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A second text at the trailing side.
    case value1
    case value2
    /// A second text below the first.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var symbol: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailButton, .detailDisclosureButton: "info.circle"
      }
    }
  }

  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  // MARK: Contents

  private var title: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?

  open var textLabel: UILabel? {
    if let title { return title }
    title = makeLabel(.label, size: 16)
    return title
  }

  /// The second text; `nil` for the style `default`.
  open var detailTextLabel: UILabel? {
    if detail == nil, style != .default {
      detail = makeLabel(.secondaryLabel, size: style == .subtitle ? 13 : 16)
    }
    return detail
  }

  private func makeLabel(_ color: UIColor, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    picture = view
    return view
  }

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showAccessory() } }
  }

  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }

  private var accessory: UIView?

  private func showAccessory() {
    accessory?.removeFromSuperview()
    accessory = nil
    if let accessoryView {
      accessory = accessoryView
    } else if let name = accessoryType.symbol {
      let view = UIImageView(image: UIImage(systemName: name))
      view.alpha = accessoryType == .disclosureIndicator ? 0.4 : 1
      view.frame.size = CGSize(width: 16, height: 16)
      accessory = view
    }
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isEditing = false

  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelected = false

  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedHighlighted = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelected = selected
    box.setNeedsDraw()
    (superview as? UITableView)?.shown.values.first { $0.view === self }?.describe()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    box.setNeedsDraw()
  }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    guard selectionStyle != .none, storedSelected || storedHighlighted else { return }
    snapshot.fill(CGRect(origin: .zero, size: size), with: resolve(.systemGray4))
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    storedSelected = false
    storedHighlighted = false
  }

  // MARK: Layout

  private var accessoryWidth: CGFloat { accessory.map { $0.bounds.width + 24 } ?? 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - accessoryWidth)
    contentView.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    if let accessory {
      let size = accessory.bounds.size
      let x = isRightToLeft ? 12 : bounds.width - size.width - 12
      accessory.frame = CGRect(
        origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded()), size: size)
    }
    layOutStandardContents()
  }

  /// The space between the edges and texts, and where texts begin.
  private var textStart: CGFloat {
    guard let picture, let image = picture.image, !picture.isHidden else { return 16 }
    return 16 + pictureSize(image).width + 16
  }

  private func pictureSize(_ image: UIImage) -> CGSize {
    let size = image.size
    let most: CGFloat = 64
    let scale = min(1, most / max(size.height, 1))
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  private func layOutStandardContents() {
    let size = contentView.bounds.size
    if let picture, let image = picture.image {
      let own = pictureSize(image)
      place(
        picture,
        CGRect(
          x: 16, y: ((size.height - own.height) / 2).rounded(), width: own.width, height: own.height
        ))
    }
    guard title != nil || detail != nil else { return }
    let start = textStart
    let space = max(0, size.width - start - 16)
    let (first, second) = (textSize(title, space), textSize(detail, space))
    switch style {
    case .subtitle where second.height > 0:
      let top = ((size.height - first.height - second.height - 2) / 2).rounded()
      place(title, CGRect(x: start, y: top, width: space, height: first.height))
      place(
        detail,
        CGRect(x: start, y: top + first.height + 2, width: space, height: second.height))
    case .value1, .value2:
      let width = min(second.width, space)
      let rest = max(0, space - width - 8)
      place(title, CGRect(x: start, y: 0, width: rest, height: size.height))
      place(detail, CGRect(x: start + space - width, y: 0, width: width, height: size.height))
    default: place(title, CGRect(x: start, y: 0, width: space, height: size.height))
    }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    let x = isRightToLeft ? contentView.bounds.width - frame.maxX : frame.minX
    view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
  }

  private func textSize(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The height that its contents want if the row is so wide.
  func automaticHeight(width: CGFloat) -> CGFloat {
    let inner = max(0, width - accessoryWidth)
    if LayoutEngine.isNeeded(in: contentView) {
      contentView.frame.size.width = inner
      return contentView.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let space = max(0, inner - textStart - 16)
    let (first, second) = (textSize(title, space), textSize(detail, space))
    let texts =
      style == .subtitle ? first.height + second.height + 2 : max(first.height, second.height)
    let image = picture?.image.map { pictureSize($0).height + 8 } ?? 0
    return max(44, texts + 16, image)
  }

  // MARK: Configurations

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Sets the standard contents.
  open var contentConfiguration: UIListContentConfiguration? {
    didSet {
      guard let configuration = contentConfiguration else { return }
      textLabel?.text = configuration.text
      if let text = configuration.secondaryText { detailTextLabel?.text = text }
      if let image = configuration.image { imageView?.image = image }
    }
  }
}

/// Two texts and a picture for a cell.
public struct UIListContentConfiguration: Hashable, Sendable {
  public var text: String?
  /// Shown by cells whose style has a second text.
  public var secondaryText: String?
  public var image: UIImage?

  public init() {}

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
