internal import Gtk

/// A row of a table. Cells are used again for other rows.
@MainActor
open class UITableViewCell: UIView {
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

  var standardTitle: UILabel?
  var standardDetail: UILabel?
  var standardPicture: UIImageView?

  open var textLabel: UILabel? {
    if let standardTitle { return standardTitle }
    standardTitle = makeLabel(.label, size: 16)
    return standardTitle
  }

  /// The second text; `nil` for the style `default`.
  open var detailTextLabel: UILabel? {
    if standardDetail == nil, style != .default {
      standardDetail = makeLabel(.secondaryLabel, size: style == .subtitle ? 13 : 16)
    }
    return standardDetail
  }

  private func makeLabel(_ color: UIColor, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .standard(size)
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  open var imageView: UIImageView? {
    if let standardPicture { return standardPicture }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    standardPicture = view
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

  /// Shown in place of `accessoryType` and `accessoryView` while the cell is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { showAccessory() } }
  }

  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }

  private var accessory: UIView?

  private func showAccessory() {
    accessory?.removeFromSuperview()
    accessory = nil
    let accessoryType = isEditing ? editingAccessoryType : accessoryType
    if let accessoryView = isEditing ? editingAccessoryView : accessoryView {
      accessory = accessoryView
    } else if accessoryType == .detailButton || accessoryType == .detailDisclosureButton {
      let button = UIButton(type: .detailDisclosure)
      button.addAction(
        UIAction { [weak self] _ in self?.accessoryPressed() }, for: .primaryActionTriggered)
      button.frame.size = button.intrinsicContentSize
      accessory = button
    } else if let name = accessoryType.symbol {
      let view = UIImageView(image: UIImage(systemName: name))
      if accessoryType == .disclosureIndicator { view.tintColor = .tertiaryLabel }
      view.frame.size = CGSize(width: 16, height: 16)
      accessory = view
    }
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private var table: UITableView? { superview as? UITableView }

  func accessoryPressed() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Editing

  private var storedEditing = false

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// What the control at the leading side does while the cell is edited.
  public internal(set) final var editingStyle = EditingStyle.none
  open var showingDeleteConfirmation: Bool { table?.swipedRow?.view === self }
  /// Whether the cell shows a handle to be moved by, if the table lets it be moved.
  open var showsReorderControl = true { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true
  var indentsForEditing = true
  var canBeMoved = false
  var showsChoice = false
  private var editControl: CellEditControl?
  private var handle: UIImageView?

  var isBeingMoved = false {
    didSet {
      guard isBeingMoved != oldValue else { return }
      layer.shadowOpacity = isBeingMoved ? 0.3 : 0
      box.opacity = isBeingMoved ? 0.8 : 1
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    let style: CellEditControl.Look? =
      !editing
      ? nil
      : showsChoice
        ? .choice : editingStyle == .delete ? .delete : editingStyle == .insert ? .insert : nil
    if style != editControl?.look {
      editControl?.removeFromSuperview()
      editControl = style.map { CellEditControl($0) }
      if let editControl {
        editControl.onPress = { [weak self] in
          if let self, style != .choice { table?.editControlPressed(self) }
        }
        addSubview(editControl)
      }
    }
    editControl?.isChosen = isSelected
    let showsHandle = editing && canBeMoved && showsReorderControl
    if showsHandle != (handle != nil) {
      handle?.removeFromSuperview()
      handle = showsHandle ? UIImageView(image: UIImage(systemName: "line.3.horizontal")) : nil
      if let handle {
        handle.tintColor = .tertiaryLabel
        handle.contentMode = .center
        handle.accessibilityLabel = "Move"
        addSubview(handle)
      }
    }
    showAccessory()
  }

  /// Whether a point of the cell's is on the handle to be moved by.
  func handleContains(_ point: CGPoint) -> Bool { handle?.frame.contains(point) == true }

  /// Does what a click on the control at the leading side does.
  func pressEditControl() { editControl?.press() }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// How far the contents are moved in, in steps of `indentationWidth` points.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Selection

  open var focusStyle = FocusStyle.default
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  /// Behind the contents of a chosen cell, in place of a grey background.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }

  /// Behind the contents.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showBackgrounds()
    }
  }

  private func showBackgrounds() {
    for view in [selectedBackgroundView, backgroundView] {
      guard let view else { continue }
      if view.superview !== self { insertSubview(view, at: 0) }
      view.frame = bounds
    }
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) || selectionStyle == .none
  }

  /// Where the line below the cell ends; the table's, unless it is set.
  open var separatorInset: UIEdgeInsets {
    get { shownSeparatorInset ?? table?.separatorInset ?? .zero }
    set { shownSeparatorInset = newValue }
  }
  private(set) var shownSeparatorInset: UIEdgeInsets?

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
    (superview as? UITableView)?.shown.values.first { $0.view === self }?.describe()
    editControl?.isChosen = selected
    stateOfContentsChanged()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    stateOfContentsChanged()
  }

  private func stateOfContentsChanged() {
    showBackgrounds()
    box.setNeedsDraw()
    setNeedsUpdateConfiguration()
  }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    if let color = backgroundConfiguration?.backgroundColor {
      snapshot.fill(CGRect(origin: .zero, size: size), with: resolve(color))
    }
    guard selectionStyle != .none, selectedBackgroundView == nil, !showsChoice,
      storedSelected || storedHighlighted
    else { return }
    snapshot.fill(CGRect(origin: .zero, size: size), with: resolve(.systemGray4))
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    storedSelected = false
    storedHighlighted = false
    showBackgrounds()
  }

  // MARK: Layout

  var accessoryWidth: CGFloat {
    (accessory.map { $0.bounds.width + 24 } ?? 0) + (handle == nil ? 0 : 44)
  }

  /// What is before the contents: the control for editing and the indentation.
  var leadingWidth: CGFloat {
    let control: CGFloat = editControl == nil || !indentsForEditing ? 0 : 38
    return control + CGFloat(indentationLevel) * indentationWidth
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - accessoryWidth - leadingWidth)
    contentView.frame = mirrored(x: leadingWidth, y: 0, width: width, height: bounds.height)
    let end = bounds.width - (handle == nil ? 0 : 44)
    if let accessory {
      let size = accessory.bounds.size
      accessory.frame = mirrored(
        x: end - size.width - 12, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
    editControl?.frame = mirrored(x: 0, y: 0, width: 44, height: bounds.height)
    handle?.frame = mirrored(x: end, y: 0, width: 44, height: bounds.height)
    showBackgrounds()
    layOutStandardContents()
  }

  private func mirrored(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }

  // MARK: Configurations

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// What is in `contentView` in place of the standard contents.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content = contentConfiguration?.show(in: contentView, instead: content) }
  }
  private var content: (any UIView & UIContentView)?

  /// Of it the colour is shown.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { box.setNeedsDraw() } }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }

  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Override it to set the configurations for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
}
