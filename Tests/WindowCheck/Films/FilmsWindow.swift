import Foundation
import Gtk
import MoviesKit
import MoviesSwiftUI
import MoviesUIKit
import SwiftUI
import UIKit

/// The window of the movies app, made with either framework.
@MainActor
protocol FilmsWindow: AnyObject, Sendable {
  init(model: MoviesViewModel)
  var window: Gtk.Window { get }
  /// The limit of all changes, in ms, where the framework cannot keep within closer ones.
  static var leastLimit: Double? { get }
  /// Does at once what the framework would do before the next frame.
  func flush()
  func close()
}

extension FilmsWindow {
  static var leastLimit: Double? { nil }

  /// What scrolls the list.
  var scroller: ScrolledWindow? {
    var found: ScrolledWindow?
    window.forEachDescendant { widget in
      if found == nil, let scroller = widget as? ScrolledWindow, scroller.isMapped {
        found = scroller
      }
    }
    return found
  }

  var list: ListView? {
    var found: ListView?
    window.forEachDescendant { if let list = $0 as? ListView { found = list } }
    return found
  }

  /// The texts that are seen, from top to bottom.
  var texts: [String] {
    var found: [String] = []
    window.forEachDescendant { widget in
      if widget.isMapped, let label = widget as? Gtk.Label { found.append(label.text) }
    }
    return found
  }
}

/// With SwiftUI.
@MainActor
final class SwiftUIFilms: FilmsWindow {
  let hosted: HostedWindow
  var window: Gtk.Window { hosted.window }

  init(model: MoviesViewModel) {
    hosted = HostedWindow(title: "Movies", ContentView(moviesViewModel: model))
    hosted.show()
  }

  func flush() { hosted.host.flush() }

  func close() { hosted.close() }
}

/// With UIKit.
@MainActor
final class UIKitFilms: FilmsWindow {
  // A snapshot looks each item up, and the table each row.
  static let leastLimit: Double? = 250

  let shown: UIWindow
  var window: Gtk.Window { shown.gtkWindow }

  init(model: MoviesViewModel) {
    shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 560, height: 720))
    shown.rootViewController = UINavigationController(
      rootViewController: MoviesViewController(viewModel: model))
    shown.makeKeyAndVisible()
  }

  func flush() {}

  func close() { shown.isHidden = true }
}
