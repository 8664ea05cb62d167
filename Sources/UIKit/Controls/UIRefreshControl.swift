internal import Gtk

/// Asks for newer contents.
///
/// Pulling further at the top, with fingers or a wheel, F5 and Control-R send `.valueChanged`.
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

  /// Not shown.
  open var attributedTitle: NSAttributedString?

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

  private var overshot: SignalConnection?
  private var wheel: ScrollController?
  private var pulled = 0.0
  private var pulls = 0

  /// The wheel was turned by so many steps, up if negative.
  func wheelTurned(_ steps: Double) {
    guard let scrollView, !isRefreshing, steps < 0, scrollView.contentOffset.y <= 0 else {
      pulled = 0
      return
    }
    pulled -= steps
    pulls += 1
    let count = pulls
    if pulled >= 4 {
      pulled = 0
      pull()
    }
    // Only what follows in short time is one pull.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in
      if let self, pulls == count { pulled = 0 }
    }
  }

  func attach(to view: UIScrollView) {
    scrollView = view
    overshot = view.scrolled.on(.overshot) { [weak self] edge in
      if edge == .top { self?.pull() }
    }
    let wheel = ScrollController()
    wheel.phase = .capture
    wheel.onScroll = { [weak self] _, y in
      self?.wheelTurned(y)
      return false
    }
    view.box.add(wheel)
    self.wheel = wheel
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
    if let wheel { scrollView?.box.removeController(wheel) }
    overshot?.cancel()
    box.removeFromParent()
  }
}
