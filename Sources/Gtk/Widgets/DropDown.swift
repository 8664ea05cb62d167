internal import CGtk

/// One text chosen from a list that opens.
@MainActor
public final class DropDown: Widget {
  public private(set) var items: [String]

  public init(_ items: [String], selected: Int? = 0) {
    self.items = items
    let list = Self.list(items)
    super.init(adopting: UnsafeMutableRawPointer(gtk_drop_down_new(list, nil)!))
    selectedIndex = items.isEmpty ? nil : selected
    connect("notify::selected") { [weak self] _ in self?.nameButton() }
    nameButton()
    if let button = gtk_widget_get_first_child(widget) {
      connect("toggled", of: Object(retaining: UnsafeMutableRawPointer(button))) { [weak self] _ in
        self?.nameItemsSoon()
      }
    }
  }

  /// The rows of the list that opens are there when it has been shown.
  private func nameItemsSoon() {
    var frames = 3
    onFrame { [weak self] _ in
      guard let self else { return false }
      nameItems(below: widget)
      frames -= 1
      return frames > 0
    }
  }

  /// GTK calls the rows of the list by the name of their class.
  private func nameItems(below parent: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(parent)
    while let current = child {
      if Self.isRow(current) {
        if let label = Self.label(in: current) {
          cgtk_accessible_set_string(
            current, GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text(label))
        }
      } else {
        if cgtk_is_a(current, gtk_list_view_get_type()) != 0 {
          cgtk_accessible_set_string(current, GTK_ACCESSIBLE_PROPERTY_LABEL, accessibleName)
        }
        nameItems(below: current)
      }
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// The class of rows is GTK's own.
  private static func isRow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let name = UnsafeMutableRawPointer(widget).withMemoryRebound(
      to: GTypeInstance.self, capacity: 1
    ) { g_type_name_from_instance($0) }
    return name.map { String(cString: $0) } == "GtkListItemWidget"
  }

  private static func label(in parent: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    if cgtk_is_a(parent, gtk_label_get_type()) != 0 { return OpaquePointer(parent) }
    var child = gtk_widget_get_first_child(parent)
    while let current = child {
      if let label = label(in: current) { return label }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// What the choice is about, for those who do not see it.
  public var accessibleName = "" {
    didSet {
      setAccessibleLabel(accessibleName)
      nameButton()
    }
  }

  /// The button in it is what the keyboard comes to: it is read with what is chosen.
  private func nameButton() {
    guard let button = gtk_widget_get_first_child(widget) else { return }
    let chosen = selectedIndex.flatMap { items.indices.contains($0) ? items[$0] : nil }
    let parts = [accessibleName, chosen ?? ""].filter { !$0.isEmpty }
    cgtk_accessible_set_string(
      button, GTK_ACCESSIBLE_PROPERTY_LABEL, parts.joined(separator: ": "))
  }

  /// Replaces the texts and keeps the selection where it can.
  public func setItems(_ items: [String]) {
    guard items != self.items else { return }
    let selected = selectedIndex
    self.items = items
    let list = Self.list(items)
    gtk_drop_down_set_model(opaque, list)
    if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
    selectedIndex = selected.flatMap { items.indices.contains($0) ? $0 : nil }
    nameButton()
  }

  /// `nil` if nothing is chosen.
  public var selectedIndex: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == guint.max ? nil : Int(index)
    }
    set {
      gtk_drop_down_set_selected(opaque, newValue.map { guint(clamping: $0) } ?? guint.max)
      nameButton()
    }
  }

  private static func list(_ items: [String]) -> OpaquePointer? {
    let list = gtk_string_list_new(nil)
    for item in items { gtk_string_list_append(list, item) }
    return list
  }
}

extension Signal where Owner: DropDown, Value == Int? {
  public static var selected: Self {
    Self(name: "notify::selected") { owner, _ in owner.selectedIndex }
  }
}
