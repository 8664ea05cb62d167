internal import Gtk

@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A pile of controllers of which the uppermost is shown, below a bar.
///
/// From the one that is shown to another the calls come as Apple's: `viewWillDisappear`,
/// `viewWillAppear` of the other, `viewDidDisappear`, `viewDidAppear` of the other; the latter two
/// when the views have slid into their places, where that is animated.
/// Escape, and Alt and the arrow to where one came from, go back. The keyboard comes back to where it
/// was.
@MainActor
open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?

  public private(set) final var navigationBar = UINavigationBar()

  private var pile: [UIViewController] = []
  private weak var shown: UIViewController?

  /// Where the keyboard was in controllers that others are over.
  private var bookmarks: [ObjectIdentifier: FocusBookmark] = [:]
  private var searchBar: UISearchBar?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Bars are the desktop's, whatever their classes.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { pile }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { pile.last }

  open var visibleViewController: UIViewController? { presentedViewController ?? pile.last }

  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: The toolbar

  /// Below the controller that is shown, with its `toolbarItems`.
  public private(set) final lazy var toolbar: UIToolbar! = UIToolbar()

  open var isToolbarHidden = true {
    didSet {
      guard isViewLoaded, isToolbarHidden != oldValue else { return }
      updateToolbar()
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func updateToolbar() {
    if isToolbarHidden {
      if toolbar.superview != nil { toolbar.removeFromSuperview() }
    } else {
      toolbar.items = pile.last?.toolbarItems
      if toolbar.superview !== view { view.addSubview(toolbar) }
    }
    view.setNeedsLayout()
  }

  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  /// Never recognizes: the pointer does not swipe between controllers.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.onLayout = { [weak self] size in self?.layOut(size) }
    // Views that slide come from outside.
    view.clipsToBounds = true
    view.addSubview(navigationBar)
    navigationBar.onStyle = { [weak self] in self?.updateBar() }
    let keys = ShortcutController()
    for arrow in ["Left", "Right"] {
      keys.add("<Alt>\(arrow)") { [weak self] in
        guard let self, self.view.isRightToLeft == (arrow == "Right") else { return false }
        return popViewController(animated: true) != nil
      }
    }
    view.box.add(keys)
    let escape = KeyController()
    escape.onPress = { [weak self] key in
      guard key.name == "Escape", key.modifiers.isEmpty, let self else { return false }
      return popViewController(animated: true) != nil
    }
    view.box.add(escape)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }

  // MARK: The pile

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !pile.contains { $0 === viewController },
      "UINavigationController.pushViewController(_:animated:): it is in the pile already")
    change(to: pile + [viewController], animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard pile.count > 1 else { return nil }
    let popped = pile.last
    change(to: pile.dropLast(), animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = pile.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = pile.firstIndex(of: viewController) else { return nil }
    let popped = Array(pile[(index + 1)...])
    if !popped.isEmpty { change(to: Array(pile[...index]), animated) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func change(to new: [UIViewController], _ animated: Bool) {
    finishSlide()
    let old = pile
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in come { addChild(controller) }
    children = new
    pile = new
    let isPush = shown.map { controller in new.contains { $0 === controller } } ?? true
    let finish = { [self] in
      for controller in come { controller.didMove(toParent: self) }
      for controller in gone { controller.removeFromParent() }
    }
    if isViewLoaded { showTop(animated: animated, isPush: isPush, finish) } else { finish() }
  }

  /// The views that slide, if any do.
  private var slide: NavigationSlide?

  private func finishSlide() { slide?.finish() }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    finishSlide()
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// - Parameters:
  ///   - isPush: Whether what is shown stays below what comes.
  ///   - finish: Called when the change is complete.
  private func showTop(animated: Bool, isPush: Bool = true, _ finish: @escaping () -> Void = {}) {
    let (old, new) = (shown, pile.last)
    guard old !== new else {
      updateBar()
      finish()
      return
    }
    shown = new
    if let new {
      new.loadViewIfNeeded()
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    let hadFocus = view.box.containsFocus
    if let old, let box = old.viewIfLoaded?.box {
      bookmarks[ObjectIdentifier(old)] = FocusBookmark(in: box)
    }
    bookmarks = bookmarks.filter { mark in pile.contains { ObjectIdentifier($0) == mark.key } }
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    let oldView = old?.viewIfLoaded
    if let new {
      let below = oldView.flatMap { view.subviews.firstIndex(of: $0) }
      view.insertSubview(new.view, at: isPush ? below.map { $0 + 1 } ?? 0 : 0)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    updateBar()
    if hadFocus, let new { moveFocus(to: new) }
    let end = { [self] in
      slide = nil
      if oldView !== shown?.viewIfLoaded { oldView?.removeFromSuperview() }
      if isOnScreen {
        old?.endAppearanceTransition()
        if appearance == .appeared { new?.endAppearanceTransition() }
      }
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
      finish()
    }
    guard animated, isOnScreen, Appearance.animationsEnabled, let oldView, let new,
      view.window?.gtkWindow.isMapped == true
    else { return end() }
    slide = NavigationSlide(
      from: oldView, to: new.view, width: view.bounds.width, isPush: isPush, completion: end)
  }

  /// Gives the keyboard to a controller's view: to where it was, else to the first part that wants
  /// it, else to the bar or the window.
  private func moveFocus(to controller: UIViewController) {
    let box = controller.view.box
    if bookmarks.removeValue(forKey: ObjectIdentifier(controller))?.restore(in: box) == true {
      return
    }
    if !box.focusFirst(), !navigationBar.box.focusFirst() { view.window?.parkFocus() }
  }

  override var managesAppearance: Bool { true }

  override var forwardedChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  // MARK: The bar

  override var hasWindowBar: Bool { true }

  override var windowTitle: String? { pile.last?.windowTitle ?? title }

  private func updateBar() {
    for controller in pile { controller.navigationItem.onChange = nil }
    guard let top = pile.last else { return }
    top.navigationItem.onChange = { [weak self] in self?.updateBar() }
    let item = top.navigationItem
    var back: String?
    if pile.count > 1, !item.hidesBackButton,
      item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    {
      back = pile[pile.count - 2].navigationItem.backTitle ?? "Back"
    }
    let isWindowBar = hostWindow != nil || parent?.hostWindow != nil
    navigationBar.show(item, back: back, isWindowBar: isWindowBar) { [weak self] in
      self?.popViewController(animated: true)
    }
    showSearchBar(item.searchController?.searchBar)
    if !isToolbarHidden { updateToolbar() }
    root.hostWindow?.titleChanged()
  }

  override func hostWindowChanged() { if isViewLoaded { updateBar() } }

  private func showSearchBar(_ bar: UISearchBar?) {
    guard bar !== searchBar else { return }
    searchBar?.removeFromSuperview()
    searchBar = bar
    if let bar { view.addSubview(bar) }
    view.setNeedsLayout()
  }

  private func layOut(_ size: CGSize) {
    var top: CGFloat = 0
    if !isNavigationBarHidden {
      navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: navigationBar.height)
      top = navigationBar.height
    }
    if let searchBar {
      let height = searchBar.intrinsicContentSize.height
      searchBar.frame = CGRect(x: 0, y: top, width: size.width, height: height)
      top += height
    }
    var bottom = size.height
    if !isToolbarHidden {
      let height = toolbar.intrinsicContentSize.height
      bottom -= height
      toolbar.frame = CGRect(x: 0, y: bottom, width: size.width, height: height)
    }
    shown?.viewIfLoaded?.frame = CGRect(
      x: 0, y: top, width: size.width, height: max(0, bottom - top))
  }
}

/// A view whose layout is a closure's.
@MainActor
final class NavigationView: UIView {
  var onLayout: ((CGSize) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(bounds.size)
  }
}
