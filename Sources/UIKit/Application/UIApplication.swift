internal import Gtk

/// The program as one object.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
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
  private var schemeConnection: SignalConnection?
  private var lastTraits: UITraitCollection?

  /// All windows that live.
  open var windows: [UIWindow] { all.compactMap(\.window) }

  public internal(set) weak var keyWindow: UIWindow?

  open var applicationState: State { keyWindow?.gtkWindow.isActive == true ? .active : .inactive }

  open override var next: UIResponder? { delegate as? UIResponder }

  func add(_ window: UIWindow) {
    all.removeAll { $0.window == nil }
    all.append(WeakWindow(window: window))
    observeColorScheme()
  }

  func closed(_ window: UIWindow) {
    if keyWindow === window { keyWindow = windows.last { !$0.isHidden } }
  }

  private func observeColorScheme() {
    guard schemeConnection == nil else { return }
    lastTraits = .current
    schemeConnection = Appearance.onColorSchemeChange { [weak self] in
      guard let self else { return }
      for window in windows { window.tellAppearanceChanged(from: lastTraits) }
      lastTraits = .current
    }
  }

  /// Opens an address with the desktop's program for it.
  open func open(
    _ url: URL, options: [String: Any] = [:],
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
    delegate.applicationDidBecomeActive(application)
    center.post(name: didBecomeActiveNotification, object: application)
    // A program that shows its window later, or none, is not ended by that.
    Application.run()
    delegate.applicationWillTerminate(application)
    center.post(name: willTerminateNotification, object: application)
    return withExtendedLifetime(delegate) { 0 }
  }
}
