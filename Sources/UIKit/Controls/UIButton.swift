internal import Gtk

/// A button with a title, a picture, or both.
@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  private let button: Button
  private let row = ButtonContents()
  private let label = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var isApplying = false

  public private(set) var buttonType = ButtonType.custom
  open var role = Role.normal { didSet { apply() } }

  public override init(frame: CGRect) {
    button = Button(child: row.box)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    button = Button(child: row.box)
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    let symbols: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus", .close: "xmark",
    ]
    if let name = symbols[type] { setImage(UIImage(systemName: name), for: .normal) }
    apply()
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    var configuration = configuration
    if configuration.title == nil { configuration.title = primaryAction?.title }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
    apply()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func setUp() {
    for part in [label, subtitle] as [UIView] { part.embedInGtk() }
    picture.embedInGtk(minimum: CGSize(width: 16, height: 16))
    spinner.embedInGtk()
    subtitle.font = .systemFont(ofSize: 12)
    row.add(picture: picture, spinner: spinner, title: label, subtitle: subtitle)
    setNative(button)
    button.isFlat = true
    button.on(.clicked) { [weak self] in self?.clicked() }
    apply()
  }

  private func clicked() {
    if showsMenuAsPrimaryAction, menu != nil {
      openMenu()
      return
    }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    tell([.touchUpInside, .primaryActionTriggered])
  }

  // MARK: Menus

  /// What a long press opens, or a click if `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      addMenuGesture()
      apply()
    }
  }

  /// With a menu, whether its chosen element is the title; without one, whether a click selects.
  open var changesSelectionAsPrimaryAction = false { didSet { apply() } }

  private var menuGesture: LongPressController?

  private func addMenuGesture() {
    guard menuGesture == nil, menu != nil else { return }
    let press = LongPressController()
    press.phase = .capture
    press.on(.pressed) { [weak self] _ in self?.openMenu() }
    button.add(press)
    menuGesture = press
  }

  private func openMenu() {
    guard isEnabled, let menu else { return }
    tell(.menuActionTriggered)
    let popover = MenuPopover(menu, sender: self)
    popover.onClose = { [weak self] in self?.apply() }
    popover.open(at: button)
  }

  // MARK: Contents

  /// How the title looks. Its text is that of `setTitle(_:for:)`.
  open var titleLabel: UILabel? { label }

  open var subtitleLabel: UILabel? { subtitle }

  open var imageView: UIImageView? { picture }

  open var configuration: Configuration? {
    didSet { apply() }
  }

  /// Called before the button is shown anew: it may set `configuration`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() { apply() }

  open func updateConfiguration() {}

  /// Space around the contents, of buttons without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { apply() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    apply()
  }

  open func title(for state: State) -> String? { titles[state] }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    apply()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    apply()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    apply()
  }

  open func image(for state: State) -> UIImage? { images[state] }

  /// Drawn over the whole button, behind its contents.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    box.setNeedsDraw()
  }

  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  open var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    guard case .texture(let texture) = currentBackgroundImage?.source else { return }
    snapshot.draw(texture, in: CGRect(origin: .zero, size: size))
  }

  open var currentTitle: String? {
    if changesSelectionAsPrimaryAction, let chosen = menu?.selectedElements.first {
      return chosen.title
    }
    if let configuration {
      return configuration.attributedTitle.map { String($0.characters) } ?? configuration.title
        ?? titles[state] ?? titles[.normal]
    }
    return titles[state] ?? titles[.normal]
  }

  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open var currentTitleColor: UIColor {
    if !isEnabled { return titleColors[.disabled] ?? .tertiaryLabel }
    if let color = titleColors[state] ?? titleColors[.normal] { return color }
    if role == .destructive { return .systemRed }
    if let configuration { return configuration.foreground(tint: tintColor) }
    return buttonType == .custom ? .label : tintColor
  }

  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  override func stateChanged() {
    box.setNeedsDraw()
    apply()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  private func apply() {
    guard !isApplying else { return }
    isApplying = true
    configurationUpdateHandler?(self)
    updateConfiguration()
    isApplying = false
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle, configuration == nil {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    label.isHidden = (label.text ?? "").isEmpty
    subtitle.text = configuration?.subtitle
    subtitle.textColor = currentTitleColor.withAlphaComponent(0.8)
    subtitle.isHidden = configuration?.subtitle == nil
    let isBusy = configuration?.showsActivityIndicator == true
    isBusy ? spinner.startAnimating() : spinner.stopAnimating()
    picture.image = currentImage
    picture.tintColor = currentTitleColor
    picture.isHidden = currentImage == nil || isBusy
    row.arrange(configuration, insets: contentEdgeInsets)
    let look = configuration?.look ?? .plain
    button.isFlat = look == .plain
    for name in ["suggested-action", "destructive-action", "pill"] { button.removeClass(name) }
    for name in configuration?.styleClasses ?? [] { button.addClass(name) }
    if accessibilityLabel == nil { button.setAccessibleLabel(label.text ?? "") }
    row.box.setAlignment(horizontal: alignment, vertical: .center)
    invalidateIntrinsicContentSize()
  }

  private var alignment: Alignment {
    switch contentHorizontalAlignment {
    case .center: .center
    case .left, .leading: .start
    case .right, .trailing: .end
    case .fill: .fill
    }
  }

  open override var intrinsicContentSize: CGSize { button.naturalSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { button.containsFocus }

  open override func becomeFirstResponder() -> Bool { button.grabFocus() }
}

/// The picture and the texts of a button, side by side or above each other.
@MainActor
private final class ButtonContents {
  let box = Box(.horizontal)
  private var line = Box(.horizontal, spacing: 6)
  private let texts = Box(.vertical)
  private var parts: [Widget] = []
  private var placement = NSDirectionalRectEdge.leading
  private var padding: CGFloat = 6

  init() {
    box.append(line)
    line.append(texts)
  }

  func add(picture: UIView, spinner: UIView, title: UIView, subtitle: UIView) {
    parts = [picture.box, spinner.box]
    texts.append(title.box)
    texts.append(subtitle.box)
    fill()
  }

  func arrange(_ configuration: UIButton.Configuration?, insets: UIEdgeInsets) {
    let placement = configuration?.imagePlacement ?? .leading
    let padding = configuration?.imagePadding ?? 6
    if placement != self.placement || padding != self.padding {
      (self.placement, self.padding) = (placement, padding)
      fill()
    }
    texts.spacing = Int(configuration?.titlePadding ?? 0)
    let own = configuration?.contentInsets ?? .zero
    line.setMargins(
      top: Int(own.top + insets.top), bottom: Int(own.bottom + insets.bottom),
      leading: Int(own.leading + insets.left), trailing: Int(own.trailing + insets.right))
  }

  private func fill() {
    let isColumn = placement == .top || placement == .bottom
    for part in parts + [texts] { part.removeFromParent() }
    line.removeFromParent()
    line = Box(isColumn ? .vertical : .horizontal, spacing: Int(padding))
    let comesLast = placement == .trailing || placement == .bottom
    for part in comesLast ? [texts] + parts : parts + [texts] { line.append(part) }
    for part in parts + [texts] { part.setAlignment(horizontal: .center, vertical: .center) }
    box.append(line)
  }
}
