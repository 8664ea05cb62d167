import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let views = UIHostingController(rootView: ContentView())
    views.title = "SwiftUI"
    let controller = ViewController()
    controller.title = "UIKit"
    tabs.viewControllers = [views, controller]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
