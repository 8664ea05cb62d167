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

  private let button: Button
  private let row = Box(.horizontal, spacing: 6)
  private let label = UILabel()
  private let picture = UIImageView()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  public private(set) var buttonType = ButtonType.custom

  public override init(frame: CGRect) {
    button = Button(child: row)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    button = Button(child: row)
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

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func setUp() {
    label.embedInGtk()
    picture.embedInGtk(minimum: CGSize(width: 16, height: 16))
    picture.isHidden = true
    row.setAlignment(horizontal: .center, vertical: .center)
    row.append(picture.box)
    row.append(label.box)
    setNative(button)
    button.isFlat = true
    button.on(.clicked) { [weak self] in
      self?.tell([.touchUpInside, .primaryActionTriggered])
    }
    apply()
  }

  /// How the title looks. Its text is that of `setTitle(_:for:)`.
  open var titleLabel: UILabel? { label }

  open var imageView: UIImageView? { picture }

  open var configuration: Configuration? {
    didSet { apply() }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    apply()
  }

  open func title(for state: State) -> String? { titles[state] }

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

  open var currentTitle: String? {
    configuration?.title ?? titles[state] ?? titles[.normal]
  }

  open var currentTitleColor: UIColor {
    if !isEnabled { return titleColors[.disabled] ?? .tertiaryLabel }
    if let color = titleColors[state] ?? titleColors[.normal] { return color }
    if let configuration { return configuration.foreground(tint: tintColor) }
    return buttonType == .custom ? .label : tintColor
  }

  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  override func stateChanged() { apply() }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  private func apply() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    label.isHidden = (currentTitle ?? "").isEmpty
    picture.image = currentImage
    picture.isHidden = currentImage == nil
    let look = configuration?.look ?? .plain
    button.isFlat = look == .plain
    for name in ["suggested-action", "destructive-action", "circular"] { button.removeClass(name) }
    if let name = configuration?.styleClass { button.addClass(name) }
    if accessibilityLabel == nil { button.setAccessibleLabel(currentTitle ?? "") }
    row.setAlignment(horizontal: alignment, vertical: .center)
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
