internal import Gtk

/// The program as one object.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// What `open(_:)` does nothing with: the desktop has no page of settings of a program's.
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Held by the run of the program.
  public weak var delegate: (any UIApplicationDelegate)?

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var all: [WeakWindow] = []
  private var wishes: [SignalConnection] = []
  private var lastTraits: UITraitCollection?

  /// All windows that live.
  open var windows: [UIWindow] { all.compactMap(\.window) }

  public internal(set) weak var keyWindow: UIWindow?

  open var applicationState: State {
    windows.contains { $0.gtkWindow.isActive } ? .active : .inactive
  }

  /// The scenes that are shown: one, of programs that have a scene delegate.
  public internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }

  /// Desktops decide themselves when the screen goes dark.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the delegate was last told that the application is active.
  var isTold = false

  /// A window has got or lost the keyboard. Between two windows of the program's nobody is told.
  func activationChanged() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      tellActive(windows.contains { $0.gtkWindow.isActive } || MessageDialog.open.count > 0)
    }
  }

  /// Tells delegates that the application takes input, or does not any more.
  func tellActive(_ isActive: Bool) {
    guard isActive != isTold, delegate != nil else { return }
    isTold = isActive
    for scene in connectedScenes { scene.setActive(isActive) }
    if connectedScenes.isEmpty {
      isActive
        ? delegate?.applicationDidBecomeActive(self)
        : delegate?.applicationWillResignActive(self)
    }
    NotificationCenter.default.post(
      name: isActive ? Self.didBecomeActiveNotification : Self.willResignActiveNotification,
      object: self)
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Programs go on while they are not seen: nothing has to be asked for.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  open override var next: UIResponder? { delegate as? UIResponder }

  func add(_ window: UIWindow) {
    all.removeAll { $0.window == nil }
    all.append(WeakWindow(window: window))
    observeWishes()
  }

  func closed(_ window: UIWindow) {
    if keyWindow === window { keyWindow = windows.last { !$0.isHidden } }
  }

  /// How large the desktop wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Appearance.isRightToLeft ? .rightToLeft : .leftToRight
  }

  private func observeWishes() {
    guard wishes.isEmpty else { return }
    lastTraits = .current
    lastTextScale = Appearance.textScale
    wishes = Appearance.onChange { [weak self] in self?.wishesChanged() }
  }

  private var lastTextScale = 1.0

  /// Lets all windows follow what the desktop wants now.
  func wishesChanged() {
    let last = lastTraits
    lastTraits = .current
    let isResized = lastTextScale != Appearance.textScale
    lastTextScale = Appearance.textScale
    let isTurned = last?.layoutDirection != lastTraits?.layoutDirection
    for window in windows {
      window.tellAppearanceChanged(from: last)
      if isResized || isTurned { window.tellMetricsChanged() }
    }
    guard last?.preferredContentSizeCategory != lastTraits?.preferredContentSizeCategory else {
      return
    }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self)
  }

  /// Opens an address with the desktop's program for it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    let started = (try? process.run()) != nil
    completion?(started)
  }

  /// Starts what `UIApplicationDelegate.main()` and `UIApplicationMain` start.
  static func run(_ delegate: any UIApplicationDelegate) -> Int32 {
    do {
      try Application.start()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
    let application = shared
    application.delegate = delegate
    guard delegate.application(application, willFinishLaunchingWithOptions: nil),
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    else { return 1 }
    let center = NotificationCenter.default
    center.post(name: didFinishLaunchingNotification, object: application)
    application.connectScene()
    application.tellActive(true)
    // A program that shows its window later, or none, is not ended by that.
    Application.run()
    application.tellActive(false)
    application.disconnectScenes()
    delegate.applicationWillTerminate(application)
    center.post(name: willTerminateNotification, object: application)
    return withExtendedLifetime(delegate) { 0 }
  }
}

/// Stands for time in the background, which programs have without asking.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
