import Gtk
import SwiftUI

extension TestWindow {
  /// What has the keyboard, in a word.
  var focus: String { hosted.window.focusName }
}

extension Gtk.Window {
  /// What has the keyboard, in a word: the title of a button, the prompt of a field, else the kind.
  var focusName: String {
    guard let widget = focused else { return "nothing" }
    switch widget {
    case let field as Entry: return field.placeholder ?? "field"
    case let button as Gtk.Button:
      var text = button.text
      button.forEachDescendant { if let label = $0 as? Gtk.Label { text = label.text } }
      return text.isEmpty ? button.accessibleLabel ?? "button" : text
    default: return "\(type(of: widget))"
    }
  }
}
