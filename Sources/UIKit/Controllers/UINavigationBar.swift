internal import Gtk

/// The bar with a title, the way back and buttons. As a window's topmost part it has the window's
/// buttons, too.
@MainActor
open class UINavigationBar: UIView {
  private var bar = HeaderBar()

  /// Titles have one size.
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { onStyle?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance() { didSet { onStyle?() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onStyle?() } }
  open var compactAppearance: UINavigationBarAppearance?
  /// Called when the bar has to be shown anew.
  var onStyle: (() -> Void)?

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  open var shadowImage: UIImage?
  open var isTranslucent = false
  open var barTintColor: UIColor? { didSet { onStyle?() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNative(bar)
  }

  public required init?(coder: NSCoder) { nil }

  var height: CGFloat { CGFloat(max(bar.measure(.vertical).natural, 46)) }

  /// The buttons that are shown, leading ones first, for tests.
  private(set) var buttons: [Widget] = []

  /// Shows an item. `back` is what the way back is called; `nil` without one.
  func show(
    _ item: UINavigationItem, back: String?, isWindowBar: Bool, goBack: @escaping () -> Void
  ) {
    let focused = buttons.firstIndex { $0.containsFocus }
    for button in buttons { button.removeFromParent() }
    let bar = HeaderBar()
    bar.showsWindowButtons = isWindowBar
    buttons = []
    if let back {
      let button = Button(iconName: "go-previous-symbolic")
      button.tooltip = back
      button.setAccessibleLabel(back)
      button.on(.clicked) { goBack() }
      bar.addLeading(button)
      buttons.append(button)
    }
    for item in item.leftBarButtonItems ?? [] { add(item, bar.addLeading) }
    for item in item.rightBarButtonItems ?? [] { add(item, bar.addTrailing) }
    bar.setTitleWidget(titleWidget(item))
    self.bar = bar
    if let color = barTintColor ?? standardAppearance.backgroundColor {
      bar.setStyle("background: \(resolve(color).css)")
    }
    setNative(bar)
    bar.setRightToLeft(semanticOverride)
    if let focused, buttons.indices.contains(focused) { buttons[focused].grabFocus() }
    superview?.setNeedsLayout()
  }

  private func add(_ item: UIBarButtonItem, _ body: (Widget) -> Void) {
    let widget = item.makeWidget()
    body(widget)
    buttons.append(widget)
  }

  private func titleWidget(_ item: UINavigationItem) -> Widget {
    if let view = item.titleView {
      view.embedInGtk()
      return view.box
    }
    let attributes = titleTextAttributes ?? standardAppearance.titleTextAttributes
    let color = attributes[.foregroundColor] as? UIColor
    let title = Label(item.title ?? "", style: TextStyle(weight: 700, color: color.map(resolve)))
    title.lineLimit = 1
    title.textAlignment = .center
    title.setAccessibleRole(.heading)
    guard let prompt = item.prompt else { return title }
    let line = Label(prompt, style: TextStyle(size: 12))
    line.textAlignment = .center
    line.lineLimit = 1
    let column = Box(.vertical, children: [line, title])
    column.setAlignment(horizontal: .center, vertical: .center)
    return column
  }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }
