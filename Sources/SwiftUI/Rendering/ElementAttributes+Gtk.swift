internal import Gtk

extension ElementAttributes {
  /// What traits make of an element that is nothing by itself.
  var role: AccessibleRole? {
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isButton) { return .button }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isImage) { return .image }
    return nil
  }
}
