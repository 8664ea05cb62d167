@testable import UIKit
import XCTest

@MainActor
private var log: [String] = []

/// Found by its name.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    log.append("connect")
  }

  func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("inactive") }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("app") }
}

final class SceneTests: WidgetTestCase {
  func testASceneDelegateMakesItsWindow() throws {
    try onMain {
      log = []
      let (application, delegate) = (UIApplication.shared, SceneApp())
      application.delegate = delegate
      application.connectScene()
      XCTAssertEqual(log, ["connect", "foreground"])
      let scene = try XCTUnwrap(application.connectedScenes.first as? UIWindowScene)
      XCTAssertEqual(scene.windows.count, 1)
      XCTAssertTrue(scene.keyWindow?.windowScene === scene)
      application.tellActive(true)
      XCTAssertEqual(scene.activationState, .foregroundActive)
      application.tellActive(true)
      application.tellActive(false)
      scene.keyWindow?.isHidden = true
      application.disconnectScenes()
      XCTAssertEqual(
        log,
        ["connect", "foreground", "active", "inactive", "background", "disconnect"])
      XCTAssertEqual(application.connectedScenes, [])
      application.delegate = nil
    }
  }
}
