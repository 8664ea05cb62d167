internal import CGtk

/// Something that tools other than the pointer can do with a widget.
@MainActor
public final class AccessibleAction: Object {
  /// Adds `perform` to what can be done with a widget, under `group.name`, as long as `self` lives.
  public convenience init(
    _ widget: Widget, group: String, name: String, perform: @escaping @MainActor () -> Void
  ) {
    self.init(widget.widget, group: group, name: name, perform: perform)
  }

  init(
    _ widget: UnsafeMutablePointer<GtkWidget>, group: String, name: String,
    perform: @escaping @MainActor () -> Void
  ) {
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)!))
    connect("activate") { _ in perform() }
    let actions = g_simple_action_group_new()!
    g_action_map_add_action(OpaquePointer(actions), opaque)
    gtk_widget_insert_action_group(widget, group, OpaquePointer(actions))
    g_object_unref(actions)
  }
}
