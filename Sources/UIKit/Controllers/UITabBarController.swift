internal import Gtk

/// What a tab is called.
@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag: Int
  open var badgeValue: String?

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}

@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Controllers of which one is shown, above a row of their titles.
@MainActor
open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?

  private let bar = SegmentedControl(kind: .tabs)
  private let barView = UIView()
  private weak var shown: UIViewController?

  open var viewControllers: [UIViewController]? {
    didSet {
      let new = viewControllers ?? []
      for child in children where !new.contains(where: { $0 === child }) {
        child.willMove(toParent: nil)
        if child === shown { hideShown() }
        child.removeFromParent()
      }
      for child in new where child.parent !== self {
        addChild(child)
        child.didMove(toParent: self)
      }
      bar.segments = new.map { $0.tabBarItem.title ?? $0.title ?? "" }
      selectedIndex = min(selectedIndex, max(0, new.count - 1))
      showSelected()
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var selectedIndex = 0 {
    didSet { showSelected() }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) {
        selectedIndex = index
      }
    }
  }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.onLayout = { [weak self] size in self?.layOut(size) }
    ControlStyle.install()
    bar.addClass("uikit-segments")
    barView.setNative(bar)
    barView.nativeInsets = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    view.addSubview(barView)
    bar.onSelect = { [weak self] index in
      guard let self else { return }
      selectedIndex = index
      if let controller = selectedViewController {
        delegate?.tabBarController(self, didSelect: controller)
      }
    }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func hideShown() {
    guard let old = shown else { return }
    shown = nil
    if appearance == .appeared { old.beginAppearanceTransition(false, animated: false) }
    old.viewIfLoaded?.removeFromSuperview()
    if appearance == .appeared { old.endAppearanceTransition() }
  }

  private func showSelected() {
    bar.selectedIndex = selectedIndex
    guard isViewLoaded, let new = selectedViewController, new !== shown else { return }
    let isOnScreen = appearance == .appeared
    hideShown()
    shown = new
    new.loadViewIfNeeded()
    if isOnScreen { new.beginAppearanceTransition(true, animated: false) }
    view.insertSubview(new.view, at: 0)
    view.setNeedsLayout()
    if isOnScreen { new.endAppearanceTransition() }
    root.hostWindow?.titleChanged()
  }

  override var managesAppearance: Bool { true }

  override var forwardedChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var hasWindowBar: Bool { selectedViewController?.hasWindowBar ?? false }

  override var windowTitle: String? { selectedViewController?.windowTitle ?? title }

  private func layOut(_ size: CGSize) {
    let height = CGFloat(bar.naturalSize().height) + 12
    barView.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    shown?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: size.width, height: max(0, size.height - height))
  }
}
