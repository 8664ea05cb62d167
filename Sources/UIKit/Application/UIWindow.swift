package import Gtk

/// A window of the desktop with a controller's view in it.
@MainActor
open class UIWindow: UIView {
  package let gtkWindow: Gtk.Window

  private let headerBar = HeaderBar()

  /// Asked before a person's wish to close it is followed.
  var shouldClose: (() -> Bool)?
  var onClose: (() -> Void)?

  /// A window of the frame's size; its place is the desktop's business.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? UIScreen.main.bounds.size : frame.size
    gtkWindow = Gtk.Window(size: size, headerBar: headerBar)
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = .systemBackground
    gtkWindow.setContent(box)
    box.onMeasure = { axis, _ in
      Measure(
        minimum: axis == .horizontal ? 280 : 160,
        natural: Int(axis == .horizontal ? size.width : size.height))
    }
    for signal in [Signal<LayoutBox, Void>.directionChanged, .scaleFactorChanged] {
      box.on(signal) { UIApplication.shared.wishesChanged() }
    }
    gtkWindow.shouldClose = { [weak self] in self?.shouldClose?() ?? true }
    gtkWindow.onClose = { [weak self] in self?.closed() }
    gtkWindow.on(.activeChanged) { [weak self] in self?.activeChanged() }
    closes(with: "<Control>w")
    observeTouches()
    UIApplication.shared.add(self)
  }

  /// Takes the keyboard from whatever has it; Tab leads on to the first part that wants it.
  func parkFocus() {
    box.isFocusable = true
    box.grabFocus()
  }

  /// Lets keys do what the button does that closes it.
  func closes(with keys: String) {
    let shortcuts = ShortcutController()
    shortcuts.add(keys) { [weak self] in
      self?.gtkWindow.requestClose()
      return true
    }
    box.add(shortcuts)
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(frame: .zero) }

  /// The window of a scene, in the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  open weak var windowScene: UIWindowScene?

  open var windowLevel = Level.normal

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// It has become the one that takes the keyboard's input.
  open func becomeKey() { post(Self.didBecomeKeyNotification) }

  open func resignKey() { post(Self.didResignKeyNotification) }

  private func activeChanged() {
    if gtkWindow.isActive, isShown { makeKeyWindow() }
    UIApplication.shared.activationChanged()
  }

  private func makeKeyWindow() {
    let old = UIApplication.shared.keyWindow
    guard old !== self else { return }
    UIApplication.shared.keyWindow = self
    old?.resignKey()
    becomeKey()
  }

  // MARK: Touches

  private var touch: UITouch?
  private var touchEvent: UIEvent?

  private func observeTouches() {
    let drag = DragController()
    drag.phase = .capture
    drag.on(.began) { [weak self] point in self?.touchBegan(at: point) }
    drag.on(.moved) { [weak self] distance in self?.touchMoved(.moved, distance) }
    drag.on(.ended) { [weak self] distance in self?.touchMoved(.ended, distance) }
    drag.on(.cancelled) { [weak self] in self?.touchMoved(.cancelled, .zero) }
    box.add(drag)
    touchController = drag
  }

  private var touchController: DragController?

  func touchBegan(at point: CGPoint) {
    let (touch, event) = (UITouch(), UIEvent())
    touch.view = hitTest(point, with: event)
    (touch.place, touch.lastPlace) = (point, point)
    event.allTouches = [touch]
    touchStart = point
    (self.touch, touchEvent) = (touch, event)
    touch.view?.touchesBegan([touch], with: event)
  }

  private var touchStart = CGPoint.zero

  func touchMoved(_ phase: UITouch.Phase, _ distance: CGPoint) {
    guard let touch, let touchEvent else { return }
    touch.lastPlace = touch.place
    if phase != .cancelled {
      touch.place = CGPoint(x: touchStart.x + distance.x, y: touchStart.y + distance.y)
    }
    touch.phase = phase
    touch.timestamp = ProcessInfo.processInfo.systemUptime
    if phase != .moved { (self.touch, self.touchEvent) = (nil, nil) }
    switch phase {
    case .moved: touch.view?.touchesMoved([touch], with: touchEvent)
    case .ended: touch.view?.touchesEnded([touch], with: touchEvent)
    default: touch.view?.touchesCancelled([touch], with: touchEvent)
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.isViewLoaded {
        if isShown { oldValue.disappear() }
        oldValue.view.removeFromSuperview()
        oldValue.hostWindow = nil
      }
      guard let controller = rootViewController else { return }
      controller.hostWindow = self
      showRoot(controller)
    }
  }

  private var isShown: Bool { gtkWindow.isVisible && Gtk.Window.shown.contains(gtkWindow) }

  private func showRoot(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A bar of the controller's own takes the place of the window's.
    gtkWindow.setHeaderBar(controller.hasWindowBar ? nil : headerBar)
    titleChanged()
    if isShown { controller.beginAppearanceTransition(true, animated: false) }
    addSubview(view)
    if isShown { controller.endAppearanceTransition() }
  }

  func titleChanged() {
    gtkWindow.title =
      rootViewController?.windowTitle ?? ProcessInfo.processInfo.processName
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    makeKeyWindow()
    if isShown { gtkWindow.present() }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window is off the screen, as it is at first.
  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue == isShown else { return }
      if newValue {
        gtkWindow.close()
      } else {
        rootViewController?.beginAppearanceTransition(true, animated: false)
        // No field is edited before somebody wants to, as GTK would have it.
        if !box.containsFocus { parkFocus() }
        gtkWindow.present()
        post(Self.didBecomeVisibleNotification)
        rootViewController?.endAppearanceTransition()
      }
    }
  }

  /// Whether somebody else tells the root controller when the window goes.
  var leavesRootAlone = false

  private func closed() {
    if !leavesRootAlone { rootViewController?.disappear() }
    onClose?()
    post(Self.didBecomeHiddenNotification)
    UIApplication.shared.closed(self)
  }

  override func styleOverrideChanged() {
    Appearance.colorScheme =
      switch overrideUserInterfaceStyle {
      case .unspecified: .system
      case .light: .light
      case .dark: .dark
      }
    super.styleOverrideChanged()
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}
