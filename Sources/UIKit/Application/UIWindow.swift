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
    gtkWindow.shouldClose = { [weak self] in self?.shouldClose?() ?? true }
    gtkWindow.onClose = { [weak self] in self?.closed() }
    closes(with: "<Control>w")
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
    UIApplication.shared.keyWindow = self
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
        rootViewController?.endAppearanceTransition()
      }
    }
  }

  /// Whether somebody else tells the root controller when the window goes.
  var leavesRootAlone = false

  private func closed() {
    if !leavesRootAlone { rootViewController?.disappear() }
    onClose?()
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

  open override var next: UIResponder? { UIApplication.shared }
}
