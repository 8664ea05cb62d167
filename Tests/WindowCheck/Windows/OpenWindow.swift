import Gtk
import MoviesSwiftUI
import MoviesUIKit
import SwiftUI
import SwiftUICore
import UIKit
import UsersSwiftUI
import WeatherSwiftUI
import WeatherUIKit

/// A window of one of the apps on the screen.
@MainActor
struct OpenWindow {
  let name: String
  let window: Gtk.Window
  /// The nodes of its view graph, if it has one.
  let nodes: LivingCounter?
  let close: @MainActor () -> Void

  private static func swiftUI(_ name: String, _ app: some App) -> OpenWindow {
    let hosted = HostedWindow(app)
    hosted.show()
    return OpenWindow(
      name: name, window: hosted.window, nodes: hosted.host.counter, close: { hosted.close() })
  }

  private static func uiKit(
    _ name: String, _ size: CGSize, _ controller: UIViewController
  ) -> OpenWindow {
    let shown = UIWindow(frame: CGRect(origin: .zero, size: size))
    shown.rootViewController = controller
    shown.makeKeyAndVisible()
    return OpenWindow(
      name: name, window: shown.gtkWindow, nodes: nil,
      close: {
        shown.isHidden = true
        shown.rootViewController = nil
      })
  }

  /// Opens the windows of all apps.
  static func all() -> [OpenWindow] {
    [
      swiftUI("movies, SwiftUI", MoviesApp()),
      uiKit(
        "movies, UIKit", CGSize(width: 560, height: 720),
        UINavigationController(rootViewController: MoviesViewController())),
      swiftUI("weather, SwiftUI", WeatherApp()),
      uiKit("weather, UIKit", CGSize(width: 420, height: 480), WeatherTabs()),
      swiftUI("users", UsersApp()),
    ]
  }
}
