internal import CGtk
public import Foundation

extension Widget {
  /// Leaves the container in which it is. If nobody else holds it, it goes.
  public func removeFromParent() {
    parent?.remove(self)
  }

  /// Calls `body` with each child of this module's, however deep, `self` first.
  public func forEachDescendant(_ body: (Widget) -> Void) {
    body(self)
    var child = gtk_widget_get_first_child(widget)
    while let pointer = child {
      if let widget = WrapperLink.widget(of: pointer) {
        widget.forEachDescendant(body)
      } else {
        Self.forEach(below: pointer, body)
      }
      child = gtk_widget_get_next_sibling(pointer)
    }
  }

  /// The widget of this module's that a pointer at `point`, in the coordinates of `self`, is over.
  public func widget(at point: CGPoint) -> Widget? {
    var found = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let pointer = found {
      if let widget = WrapperLink.widget(of: pointer) { return widget }
      found = gtk_widget_get_parent(pointer)
    }
    return nil
  }

  private static func forEach(
    below pointer: UnsafeMutablePointer<GtkWidget>, _ body: (Widget) -> Void
  ) {
    var child = gtk_widget_get_first_child(pointer)
    while let pointer = child {
      if let widget = WrapperLink.widget(of: pointer) {
        widget.forEachDescendant(body)
      } else {
        forEach(below: pointer, body)
      }
      child = gtk_widget_get_next_sibling(pointer)
    }
  }
}
