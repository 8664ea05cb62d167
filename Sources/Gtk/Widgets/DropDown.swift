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
  }

  /// `nil` if nothing is chosen.
  public var selectedIndex: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == guint.max ? nil : Int(index)
    }
    set { gtk_drop_down_set_selected(opaque, newValue.map { guint(clamping: $0) } ?? guint.max) }
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
