internal import CGtk

/// One line of a menu.
public struct MenuItem {
  public var title: String
  public var isEnabled: Bool
  /// `nil` for an item without a tick, else whether it has one.
  public var isChecked: Bool?
  public var action: @MainActor () -> Void

  public init(
    _ title: String, isEnabled: Bool = true, isChecked: Bool? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isEnabled = isEnabled
    self.isChecked = isChecked
    self.action = action
  }
}

/// A button that opens a menu.
@MainActor
public final class MenuButton: Widget {
  private var actions: [Object] = []

  /// What it opens, if that is no menu.
  public private(set) var popover: Popover?

  public init(_ text: String? = nil, iconName: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_menu_button_new()!))
    if let text { gtk_menu_button_set_label(opaque, text) }
    if let iconName { gtk_menu_button_set_icon_name(opaque, iconName) }
  }

  public var text: String {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_menu_button_set_label(opaque, newValue) }
  }

  /// Replaces the menu's sections, between which there are lines.
  public func setSections(_ sections: [[MenuItem]]) {
    let group = Object(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()!))
    let menu = g_menu_new()!
    actions = []
    for items in sections {
      let section = g_menu_new()!
      for item in items {
        let name = "item\(actions.count)"
        let action = makeAction(named: name, for: item)
        g_action_map_add_action(group.opaque, action.opaque)
        actions.append(action)
        g_menu_append(section, item.title, "menu.\(name)")
      }
      g_menu_append_section(menu, nil, model(section))
      g_object_unref(UnsafeMutableRawPointer(section))
    }
    popover = nil
    gtk_widget_insert_action_group(widget, "menu", group.opaque)
    gtk_menu_button_set_menu_model(opaque, model(menu))
    g_object_unref(UnsafeMutableRawPointer(menu))
  }

  /// Opens `popover` in place of a menu. It should not be opened by itself.
  public func setPopover(_ popover: Popover?) {
    gtk_menu_button_set_popover(opaque, popover?.widget)
    self.popover = popover
  }

  /// Calls the action of the item at `index`, counted through all sections, as a choice does. Does
  /// nothing if it is disabled.
  public func choose(_ index: Int) {
    let action = actions[index]
    guard g_action_get_enabled(action.opaque) != 0 else { return }
    g_action_activate(action.opaque, nil)
  }

  public func open() { gtk_menu_button_popup(opaque) }

  public func close() { gtk_menu_button_popdown(opaque) }

  private func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
  }

  private func makeAction(named name: String, for item: MenuItem) -> Object {
    let state = item.isChecked.map { g_variant_new_boolean($0 ? 1 : 0) }
    let pointer =
      if let state { g_simple_action_new_stateful(name, nil, state)! } else {
        g_simple_action_new(name, nil)!
      }
    g_simple_action_set_enabled(pointer, item.isEnabled ? 1 : 0)
    let action = Object(adopting: UnsafeMutableRawPointer(pointer))
    action.connect("activate") { _ in item.action() }
    return action
  }
}
