internal import Gtk

/// Asks for newer contents.
///
/// Nothing is pulled with a pointer: F5 and Control-R send `.valueChanged`.
@MainActor
open class UIRefreshControl: UIControl {
  private let spinner = Spinner()
  private weak var scrollView: UIScrollView?
  private var keys: ShortcutController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNative(spinner)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init() { self.init(frame: .zero) }

  public private(set) var isRefreshing = false

  open func beginRefreshing() { setRefreshing(true) }

  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ value: Bool) {
    isRefreshing = value
    isHidden = !value
    spinner.isSpinning = value
  }

  /// Does what the keys do.
  func pull() {
    guard !isRefreshing else { return }
    beginRefreshing()
    tell([.valueChanged, .primaryActionTriggered])
  }

  func attach(to view: UIScrollView) {
    scrollView = view
    let keys = ShortcutController()
    for name in ["F5", "<Control>r"] {
      keys.add(name) { [weak self] in
        self?.pull()
        return true
      }
    }
    view.box.add(keys)
    self.keys = keys
    // In front of what is scrolled, and not scrolled itself.
    view.box.insert(box)
  }

  func detach() {
    if let keys { scrollView?.box.removeController(keys) }
    box.removeFromParent()
  }
}
