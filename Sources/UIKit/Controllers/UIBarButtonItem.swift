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

  open var title: String? { didSet { apply() } }
  open var image: UIImage? { didSet { apply() } }
  open var style = Style.plain { didSet { apply() } }
  open var isEnabled = true { didSet { apply() } }
  open var customView: UIView?
  open var tag = 0
  open var accessibilityLabel: String? { didSet { apply() } }
  open var primaryAction: UIAction?
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

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
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
    body?()
    primaryAction?.perform(from: self)
  }

  /// The widget that shows it.
  func makeWidget() -> Widget {
    if let customView {
      customView.embedInGtk()
      return customView.box
    }
    if let made { return made }
    let button: Button
    if case .icon(let name) = image?.source {
      button = Button(iconName: name)
    } else {
      button = Button(title ?? "")
    }
    button.on(.clicked) { [weak self] in self?.press() }
    made = button
    apply()
    return button
  }

  private func apply() {
    guard let made else { return }
    if case .icon = image?.source {
      made.setAccessibleLabel(accessibilityLabel ?? title ?? primaryAction?.title ?? "")
    } else {
      made.text = title ?? ""
    }
    made.isEnabled = isEnabled
    if style == .done { made.addClass("suggested-action") }
  }
}
