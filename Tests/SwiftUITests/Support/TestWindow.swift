import Foundation
import Gtk
import SwiftUI

/// A window on the screen with views in it, to be used as a person does and asked what it shows.
@MainActor
final class TestWindow {
  let hosted: HostedWindow

  init<V: View>(width: CGFloat = 400, height: CGFloat = 300, _ view: V) {
    hosted = HostedWindow(title: "Test", size: CGSize(width: width, height: height), view)
    hosted.show()
    pump { hosted.window.isMapped }
    settle()
  }

  /// Lets everything happen that is due.
  func settle() {
    hosted.host.flush()
    pump(seconds: 0.02)
    hosted.host.flush()
  }

  /// The widgets of a type that are seen, outer ones first.
  func all<T: Gtk.Widget>(_ type: T.Type = T.self) -> [T] {
    var found: [T] = []
    hosted.window.forEachDescendant { widget in
      if widget.isMapped, let widget = widget as? T { found.append(widget) }
    }
    return found
  }

  /// The texts that are seen.
  var texts: [String] { all(Gtk.Label.self).map(\.text) }

  func label(_ text: String) -> Gtk.Label? { all(Gtk.Label.self).first { $0.text == text } }

  /// The button with a label in it, the innermost one.
  func button(_ title: String) -> Gtk.Button? {
    all(Gtk.Button.self).last { button in
      var isFound = button.text == title
      button.forEachDescendant { if ($0 as? Gtk.Label)?.text == title { isFound = true } }
      return isFound
    }
  }

  /// Presses a button, and does what follows.
  func click(_ title: String) {
    guard let button = button(title) else { return print("no button \(title) in \(texts)") }
    button.click()
    settle()
  }

  /// Where a widget is in the window.
  func frame(of widget: Gtk.Widget) -> CGRect? { widget.frame(in: hosted.window) }

  /// What the views look like.
  var picture: Texture? { hosted.window.content?.picture() }

  func close() { hosted.close() }
}

extension Texture {
  /// Red, green, blue and opacity of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(rgbaData()[start..<start + 4])
  }

  /// Whether a pixel has, more or less, a colour.
  func isPixel(_ x: Int, _ y: Int, _ color: [UInt8]) -> Bool {
    zip(pixel(x, y), color).allSatisfy { abs(Int($0) - Int($1)) < 12 }
  }
}
