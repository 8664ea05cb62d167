internal import CGtk

/// A field for one line of text.
@MainActor
public final class Entry: Editable {
  public init(_ text: String = "", placeholder: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_entry_new()!))
    self.text = text
    self.placeholder = placeholder
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { gtk_entry_get_placeholder_text(pointer()).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(pointer(), newValue) }
  }

  /// Whether letters are shown as dots.
  public var isSecure: Bool {
    get { gtk_entry_get_visibility(pointer()) == 0 }
    set { gtk_entry_set_visibility(pointer(), newValue ? 0 : 1) }
  }

  public var hasFrame: Bool {
    get { gtk_entry_get_has_frame(pointer()) != 0 }
    set { gtk_entry_set_has_frame(pointer(), newValue ? 1 : 0) }
  }

  /// Whether Return presses the window's default button.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(pointer()) != 0 }
    set { gtk_entry_set_activates_default(pointer(), newValue ? 1 : 0) }
  }

  public var style = TextStyle() {
    didSet {
      guard style != oldValue else { return }
      let attributes = style.attributes()
      gtk_entry_set_attributes(pointer(), attributes)
      pango_attr_list_unref(attributes)
    }
  }
}

extension Signal where Owner: Entry, Value == Void {
  /// Return was pressed.
  public static var activated: Self { Self("activate") }
}
