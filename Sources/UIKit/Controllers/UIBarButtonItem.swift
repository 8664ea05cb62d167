internal import Gtk

/// A button in a bar.
@MainActor
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain, done }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "bookmark"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play"
      case .pause: "pause"
      default: nil
      }
    }
  }

  /// Stands for "no action" in `target: nil, action: nil`.
  public enum NoAction {}

  enum Space { case flexible, fixed }

  open var title: String? { didSet { apply() } }
  open var image: UIImage? { didSet { rebuild() } }
  open var style = Style.plain { didSet { apply() } }
  open var isEnabled = true { didSet { apply() } }
  open var isHidden = false { didSet { apply() } }
  open var isSelected = false { didSet { apply() } }
  open var customView: UIView? { didSet { rebuild() } }
  open var tag = 0
  open var accessibilityLabel: String? { didSet { apply() } }
  open var accessibilityIdentifier: String? { didSet { apply() } }
  /// Gives the item its title and picture if it has none.
  open var primaryAction: UIAction? {
    didSet {
      if title == nil { title = primaryAction?.title }
      if image == nil, let own = primaryAction?.image { image = own }
    }
  }
  /// What a click opens; with a primary action as well, what a long press opens.
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  /// Of a fixed space, in points; buttons are as wide as they want.
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var tintColor: UIColor? { didSet { apply() } }
  private var space: Space?
  private var body: (() -> Void)?
  private var made: Button?

  public override init() { super.init() }

  /// Calls a method of `target`, which is not held, with the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target, action)
  }

  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init()
    self.image = image
    self.style = style
    setAction(target, action)
  }

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    body = { [weak target] in target.map { action($0)() } }
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init()
    self.image = image
    self.style = style
    body = { [weak target] in target.map { action($0)() } }
  }

  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init(systemItem: item)
    setAction(target, action)
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(systemItem: item)
    body = { [weak target] in target.map { action($0)() } }
  }

  /// An item that does nothing by itself, as in `target: nil, action: nil`.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: NoAction?) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: NoAction?) {
    self.init()
    self.image = image
    self.style = style
  }

  public convenience init(
    barButtonSystemItem item: SystemItem, target: AnyObject?, action: NoAction?
  ) { self.init(systemItem: item) }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .flexibleSpace { space = .flexible }
    if systemItem == .fixedSpace { space = .fixed }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    if self.title == nil { self.title = primaryAction?.title }
    if self.image == nil { self.image = primaryAction?.image }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func setAction<Target: AnyObject, Sender>(
    _ target: Target?, _ action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    body = { [weak target, weak self] in
      if let target, let sender = self as? Sender { action(target)(sender) }
    }
  }

  /// Does what a click does.
  func press() {
    guard isEnabled else { return }
    if menu != nil, primaryAction == nil, body == nil {
      openMenu()
      return
    }
    body?()
    primaryAction?.perform(from: self)
  }

  private func openMenu() {
    guard let menu, let made else { return }
    MenuPopover(menu, sender: self).open(at: made)
  }

  /// Called when another widget has to be made.
  var onRebuild: (() -> Void)?

  private func rebuild() {
    made = nil
    onRebuild?()
  }

  /// The widget that shows it.
  func makeWidget() -> Widget {
    if let customView {
      customView.embedInGtk()
      return customView.box
    }
    if let space {
      let gap = Box(.horizontal)
      gap.setExpands(horizontally: space == .flexible, vertically: false)
      if space == .fixed { gap.setSizeRequest(width: Int(width)) }
      return gap
    }
    if let made { return made }
    let button: Button
    switch image?.source {
    case .icon(let name): button = Button(iconName: name)
    case .texture(let texture):
      let picture = Picture(texture)
      picture.setSizeRequest(width: 20, height: 20)
      button = Button(child: picture)
    case nil: button = Button(title ?? "")
    }
    button.on(.clicked) { [weak self] in self?.press() }
    if menu != nil, primaryAction != nil || body != nil {
      let press = LongPressController()
      press.phase = .capture
      press.on(.pressed) { [weak self] _ in self?.openMenu() }
      button.add(press)
    }
    made = button
    apply()
    return button
  }

  private func apply() {
    guard let made else { return }
    let name = accessibilityLabel ?? title ?? primaryAction?.title
    if image == nil {
      made.text = title ?? ""
    } else {
      made.setAccessibleLabel(name ?? "")
      made.tooltip = name
    }
    if let accessibilityIdentifier { made.name = accessibilityIdentifier }
    made.isEnabled = isEnabled
    made.isVisible = !isHidden
    if style == .done {
      made.addClass("suggested-action")
    } else {
      made.removeClass("suggested-action")
    }
    if let tintColor {
      made.setStyle("color: \(tintColor.color(for: .current).css)")
    }
  }

  /// Not shown: titles have the theme's font.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
