internal import Gtk

/// Shows a widget that a view has made.
@MainActor
final class NativeHandle: ElementHandle {
  init(_ element: RenderElement, _ renderer: GtkRenderer, _ object: AnyObject) {
    super.init(element, renderer, widget: object as? Gtk.Widget ?? ContentBox())
  }
}
