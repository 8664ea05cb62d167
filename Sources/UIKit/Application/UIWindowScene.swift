/// The scene of a program's windows.
@MainActor
open class UIWindowScene: UIScene {
  /// The windows that were made with it and live.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var screen: UIScreen { .main }

  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }

  /// Windows have the size that a person gives them.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// Limits of a window's size, which no scene has here.
@MainActor
public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize.zero
}

/// What is kept of a scene.
@MainActor
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public internal(set) weak var scene: UIScene?
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Which delegate a scene gets.
///
/// Without `delegateClass` it is the class that `UIApplicationSceneManifest` of the main bundle's
/// Info.plist names, or else, if no window is shown after the launch, the class `SceneDelegate` of the
/// module of the application's delegate.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIApplication {
  /// Makes the scene of a program that has a scene's delegate.
  func connectScene() {
    guard let delegate else { return }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard let type = sceneDelegateClass(configuration, delegate),
      let sceneDelegate = type.madeDynamically() as? any UISceneDelegate
    else { return }
    let scene = UIWindowScene(session: session)
    scene.delegate = sceneDelegate
    connectedScenes.insert(scene)
    scene.connect(options)
  }

  func disconnectScenes() {
    let scenes = connectedScenes
    for scene in scenes { scene.disconnect() }
    if scenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    connectedScenes = []
  }

  private func sceneDelegateClass(
    _ configuration: UISceneConfiguration, _ delegate: any UIApplicationDelegate
  ) -> UIResponder.Type? {
    if let type = configuration.delegateClass { return type as? UIResponder.Type }
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first ?? ""
    // A program that has shown its window already does without.
    let byName = windows.contains { !$0.isHidden } ? nil : "\(module).SceneDelegate"
    let names = [nameInManifest(configuration, String(module)), byName]
    return names.lazy.compactMap { $0 }.compactMap { NSClassFromString($0) as? UIResponder.Type }
      .first { $0 is any UISceneDelegate.Type }
  }

  private func nameInManifest(_ configuration: UISceneConfiguration, _ module: String) -> String? {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest")
    let all = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let list = all?[configuration.role.rawValue] as? [[String: Any]] ?? []
    let entry =
      list.first { $0["UISceneConfigurationName"] as? String == configuration.name } ?? list.first
    return (entry?["UISceneDelegateClassName"] as? String)?
      .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
  }
}
