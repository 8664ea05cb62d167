internal import Gtk
internal import UIKit

/// Shows a widget that a view has made.
@MainActor
final class NativeHandle: ElementHandle {
  init(_ element: RenderElement, _ renderer: GtkRenderer, _ object: AnyObject) {
    super.init(element, renderer, widget: Self.widget(of: object))
  }

  private static func widget(of object: AnyObject) -> Gtk.Widget {
    if let represented = object as? any RepresentedView { return represented.view.box }
    return object as? Gtk.Widget ?? ContentBox()
  }
}
