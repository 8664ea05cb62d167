internal import CGtk

/// The rows of a list, as GTK knows them: objects that hold a number each.
@MainActor
final class RowModel: Object {
  private static let rowType: GType = g_type_register_static_simple(
    g_object_get_type(), "TributaryRow", guint(MemoryLayout<GObjectClass>.size), nil,
    guint(MemoryLayout<CGtkRow>.size), nil, G_TYPE_FLAG_NONE)

  private(set) var identifiers: [Int] = []

  init() {
    super.init(adopting: UnsafeMutableRawPointer(g_list_store_new(Self.rowType)!))
  }

  /// Replaces `removed` rows from `position` on, in one step.
  func splice(at position: Int, removing removed: Int, inserting inserted: [Int]) {
    guard removed > 0 || !inserted.isEmpty else { return }
    identifiers.replaceSubrange(position..<(position + removed), with: inserted)
    var rows: [gpointer?] = inserted.map { identifier in
      let row = g_object_new_with_properties(Self.rowType, 0, nil, nil)!
      UnsafeMutableRawPointer(row).assumingMemoryBound(to: CGtkRow.self).pointee.number = gint64(
        identifier)
      return UnsafeMutableRawPointer(row)
    }
    g_list_store_splice(opaque, guint(position), guint(removed), &rows, guint(rows.count))
    for row in rows { g_object_unref(row) }
  }

  /// The number that one of the model's objects holds.
  static func identifier(of row: UnsafeMutableRawPointer) -> Int {
    Int(row.assumingMemoryBound(to: CGtkRow.self).pointee.number)
  }
}
