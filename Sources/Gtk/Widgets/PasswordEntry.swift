internal import CGtk

/// A field for a secret, with a button that shows it.
@MainActor
public final class PasswordEntry: Editable {
  public init(placeholder: String? = nil, showsPeekButton: Bool = true) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_password_entry_new()!))
    gtk_password_entry_set_show_peek_icon(opaque, showsPeekButton ? 1 : 0)
    self.placeholder = placeholder
  }

  public var placeholder: String? {
    get { cgtk_copy_string(raw, "placeholder-text").map { takeString($0) } }
    set { cgtk_set_string(raw, "placeholder-text", newValue) }
  }
}

extension Signal where Owner: PasswordEntry, Value == Void {
  /// Return was pressed.
  public static var activated: Self { Self("activate") }
}
