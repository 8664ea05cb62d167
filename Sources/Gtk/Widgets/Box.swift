internal import CGtk

/// Widgets in a row or a column, as GTK lays them out.
@MainActor
public final class Box: Widget {
  public private(set) var children: [Widget] = []

  /// `spacing` is in pixels.
  public init(_ orientation: Orientation, spacing: Int = 0, children: [Widget] = []) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_box_new(orientation.gtk, gint(spacing))!))
    for child in children { append(child) }
  }

  public var spacing: Int {
    get { Int(gtk_box_get_spacing(pointer())) }
    set { gtk_box_set_spacing(pointer(), gint(newValue)) }
  }

  /// Whether all children are as large as the largest.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(pointer()) != 0 }
    set { gtk_box_set_homogeneous(pointer(), newValue ? 1 : 0) }
  }

  /// Adds `child` at the end.
  public func append(_ child: Widget) { insert(child, at: children.count) }

  /// Adds `child` so that it is at `index`. It leaves the container in which it is.
  public func insert(_ child: Widget, at index: Int) {
    child.removeFromParent()
    gtk_box_insert_child_after(
      pointer(), child.widget, index == 0 ? nil : children[index - 1].widget)
    children.insert(child, at: index)
    child.parent = self
  }

  override func remove(_ child: Widget) {
    guard let index = children.firstIndex(of: child) else { return }
    children.remove(at: index)
    gtk_box_remove(pointer(), child.widget)
    child.parent = nil
  }
}
