/// A part of a program's interface that the system shows by itself: here, its window.
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why the scene is shown: on a desktop, because the program was started.
  @MainActor
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let sourceApplication: String? = nil
  }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  public let session: UISceneSession
  /// Held by the scene.
  open var delegate: (any UISceneDelegate)?
  public private(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Lets the delegate make its window.
  func connect(_ options: ConnectionOptions) {
    activationState = .foregroundInactive
    delegate?.scene(self, willConnectTo: session, options: options)
    tell(Self.willConnectNotification) { _ in }
    tell(Self.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
  }

  func setActive(_ isActive: Bool) {
    guard isActive != (activationState == .foregroundActive) else { return }
    if isActive {
      activationState = .foregroundActive
      tell(Self.didActivateNotification) { $0.sceneDidBecomeActive(self) }
    } else {
      tell(Self.willDeactivateNotification) { $0.sceneWillResignActive(self) }
      activationState = .foregroundInactive
    }
  }

  func disconnect() {
    setActive(false)
    activationState = .background
    tell(Self.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
    activationState = .unattached
    tell(Self.didDisconnectNotification) { $0.sceneDidDisconnect(self) }
  }

  private func tell(_ name: Notification.Name, _ body: (any UISceneDelegate) -> Void) {
    if let delegate { body(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// An address that the program was asked to open.
@MainActor
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}

@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called: nobody hands addresses to a program that runs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The delegate holds it. Xcode's template declares it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
