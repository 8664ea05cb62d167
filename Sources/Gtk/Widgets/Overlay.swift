internal import CGtk

/// A widget with others above it, each as large as it.
@MainActor
public final class Overlay: Bin {
  /// From back to front.
  public private(set) var overlays: [Widget] = []

  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_overlay_new()!))
  }

  /// Adds `child` in front of all.
  public func addOverlay(_ child: Widget) {
    child.removeFromParent()
    gtk_overlay_add_overlay(opaque, child.widget)
    child.parent = self
    overlays.append(child)
  }

  override func install(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    gtk_overlay_set_child(opaque, pointer)
  }

  override func remove(_ child: Widget) {
    guard let index = overlays.firstIndex(of: child) else { return super.remove(child) }
    overlays.remove(at: index)
    gtk_overlay_remove_overlay(opaque, child.widget)
    child.parent = nil
  }
}
