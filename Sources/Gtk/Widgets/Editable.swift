internal import CGtk

/// What can be edited in one line: the entries of this module.
@MainActor
open class Editable: Widget {
  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  /// Setting it emits `changed`, too, unless within `withoutSignals(_:)`. Setting what is there does
  /// nothing, so that the cursor stays.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      gtk_editable_set_text(opaque, newValue)
    }
  }

  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// The cursor's place, counted in Unicode scalars; -1 sets it to the end.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, gint(clamping: newValue)) }
  }

  /// The selected scalars; empty if none are.
  public var selection: Range<Int> {
    get {
      var (start, end): (gint, gint) = (0, 0)
      _ = gtk_editable_get_selection_bounds(opaque, &start, &end)
      return Int(start)..<Int(end)
    }
    set {
      gtk_editable_select_region(
        opaque, gint(clamping: newValue.lowerBound), gint(clamping: newValue.upperBound))
    }
  }

  public var textAlignment = TextAlignment.leading {
    didSet { gtk_editable_set_alignment(opaque, textAlignment.fraction) }
  }

  /// How many letters wide it wants to be; -1 leaves it to the theme.
  public var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set { gtk_editable_set_width_chars(opaque, gint(clamping: newValue)) }
  }

  /// Types `text` at the cursor, as a person does.
  public func insert(_ text: String) {
    var position = gtk_editable_get_position(opaque)
    gtk_editable_insert_text(opaque, text, -1, &position)
    gtk_editable_set_position(opaque, position)
  }
}

extension Signal where Owner: Editable, Value == String {
  /// Each change of the text, with the whole text.
  public static var changed: Self { Self(name: "changed") { owner, _ in owner.text } }
}

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

/// A field for a secret, with a button that shows it.
@MainActor
public final class PasswordEntry: Editable {
  public init(placeholder: String? = nil, showsPeekButton: Bool = true) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_password_entry_new()!))
    gtk_password_entry_set_show_peek_icon(opaque, showsPeekButton ? 1 : 0)
    self.placeholder = placeholder
  }

  public var placeholder: String? {
    didSet { cgtk_set_string(raw, "placeholder-text", placeholder) }
  }
}

extension Signal where Owner: PasswordEntry, Value == Void {
  /// Return was pressed.
  public static var activated: Self { Self("activate") }
}

/// A field for what is looked for, with a button that empties it.
@MainActor
public final class SearchEntry: Editable {
  public init(placeholder: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_search_entry_new()!))
    self.placeholder = placeholder
  }

  public var placeholder: String? {
    didSet { cgtk_set_string(raw, "placeholder-text", placeholder) }
  }
}

extension Signal where Owner: SearchEntry, Value == Void {
  /// Return was pressed.
  public static var activated: Self { Self("activate") }
  /// Escape was pressed.
  public static var stopped: Self { Self("stop-search") }
}
