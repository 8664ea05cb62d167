internal import CGtk

/// What is said of a row to those who do not see it.
@MainActor
final class RowNote {
  struct Text: Equatable {
    var name: String
    var place: String
    var isSelected: Bool
    var activates: Bool
  }

  var text: Text?
  var action: AccessibleAction?
}

extension ListView {
  /// Says what the row is called in which `row` is, which of how many it is, counted from 1, whether it
  /// is chosen, and whether something happens when it is activated. To be said again when the row is
  /// filled anew.
  public func describe(
    _ row: Widget, name: String, place: (number: Int, count: Int)?, isSelected: Bool = false,
    activates: Bool
  ) {
    guard let item = items[ObjectIdentifier(row)],
      let holder = gtk_widget_get_parent(row.widget)
    else { return }
    let text = RowNote.Text(
      name: name, place: place.map { "\($0.number) of \($0.count)" } ?? "", isSelected: isSelected,
      activates: activates)
    let note = notes[item] ?? RowNote()
    notes[item] = note
    guard note.text != text else { return }
    note.text = text
    cgtk_accessible_set_string(holder, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    // GTK 4.8 would keep a position among so many to itself.
    cgtk_accessible_set_string(holder, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text.place)
    cgtk_accessible_set_state(holder, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
    guard activates, note.action == nil else { return }
    note.action = AccessibleAction(holder, group: "row", name: "activate") {
      [weak self, weak note] in
      guard note?.text?.activates == true else { return }
      self?.activateRow(at: Int(gtk_list_item_get_position(OpaquePointer(item))))
    }
  }
}
