import UIKit
import WeatherUIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 480))
    window.rootViewController = WeatherTabs()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
