internal import Gtk

/// A view and what it does.
///
/// The calls come in the order of Apple's: see each container.
@MainActor
open class UIViewController: UIResponder {
  enum AppearanceState { case disappeared, appearing, appeared, disappearing }

  private(set) var appearance = AppearanceState.disappeared
  private var storedView: UIView?

  /// The window whose root it is.
  weak var hostWindow: UIWindow? {
    didSet { hostWindowChanged() }
  }

  func hostWindowChanged() {}

  // MARK: Making

  /// There are no nib files: both arguments are for the sake of source code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Nothing is ever decoded: there are no storyboards.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes `view`: an empty one as large as the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Never called: windows change their size without asking.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Appearing

  /// Whether children appear and disappear with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  private var isAnimated = false

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewIsAppearing(isAnimated)
      viewDidAppear(isAnimated)
      isMovingToParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimated)
      isMovingFromParent = false
    case .appeared, .disappeared: break
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// The children that appear with it: those whose views are in its view.
  var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: storedView) == true }
  }

  func appear() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  func disappear() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Its view was put into a window, or taken out of one, by the program.
  func viewMoved(intoWindow: Bool) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      !parent.managesAppearance
    else { return }
    if intoWindow, parent.appearance == .appeared {
      appear()
    } else if !intoWindow {
      disappear()
    }
  }

  /// Whether it tells its children itself when they appear.
  var managesAppearance: Bool { false }

  // MARK: Children

  public internal(set) final var children: [UIViewController] = []

  public internal(set) weak var parent: UIViewController?

  /// Whether it appears because it was added to a container.
  public internal(set) var isMovingToParent = false

  /// Whether it disappears because a container lets it go.
  public internal(set) var isMovingFromParent = false

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.drop(childController)
    childController.willMove(toParent: self)
    childController.isMovingToParent = true
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.drop(self)
    self.parent = nil
    (isMovingToParent, isMovingFromParent) = (false, false)
    didMove(toParent: nil)
  }

  func drop(_ child: UIViewController) { children.removeAll { $0 === child } }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Itself or the nearest around it that is of this type.
  func nearest<Kind: UIViewController>(_ type: Kind.Type) -> Kind? {
    var controller = parent
    while let current = controller {
      if let found = current as? Kind { return found }
      controller = current.parent
    }
    return nil
  }

  /// Shows it where it belongs: a navigation controller pushes it, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Takes `fromViewController`'s view out and puts the other one's in.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}
    ) { finished in
      fromViewController.view.removeFromSuperview()
      completion?(finished)
    }
  }

  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  // MARK: Titles and bars

  open var title: String? {
    didSet {
      navigationItem.title = title
      if tabBarItem.title == nil { tabBarItem.title = title }
      root.hostWindow?.titleChanged()
    }
  }

  /// The outermost of the controllers that it is in.
  var root: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// What the window is called while this is its root.
  var windowTitle: String? { title ?? navigationItem.title }

  /// Whether it shows a bar that can be a window's.
  var hasWindowBar: Bool { false }

  public private(set) final lazy var navigationItem = UINavigationItem(title: title ?? "")

  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  open var hidesBottomBarWhenPushed = false

  /// What a navigation controller's toolbar shows.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationItem.onChange?() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Editing

  private var storedEditing = false

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    showEditing()
  }

  /// A button that begins and ends the editing.
  public private(set) final lazy var editButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
    hasEditButton = true
    DispatchQueue.main.async { [weak self] in self?.showEditing() }
    return item
  }()
  private var hasEditButton = false

  private func showEditing() {
    guard hasEditButton else { return }
    editButtonItem.title = isEditing ? "Done" : "Edit"
    editButtonItem.style = isEditing ? .done : .plain
  }

  // MARK: Without effect: there is no status bar, and windows do not turn

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restorationIdentifier: String?

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.tellAppearanceChanged() }
  }

  open var traitCollection: UITraitCollection { storedView?.traitCollection ?? .current }

  // MARK: Presenting; see the extension

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot close it.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  /// How large its window is, if not zero.
  open var preferredContentSize = CGSize.zero
  var presentation: Presentation?
  weak var presenter: UIViewController?
  var storedPresentationController: UIPresentationController {
    if let made = madePresentationController, made.style == modalPresentationStyle { return made }
    let new =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    new.style = modalPresentationStyle
    new.delegate = madePresentationController?.delegate
    madePresentationController = new
    return new
  }
  private var madePresentationController: UIPresentationController?

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { showAbove(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  open override var next: UIResponder? { storedView?.superview ?? parent ?? hostWindow }
}
