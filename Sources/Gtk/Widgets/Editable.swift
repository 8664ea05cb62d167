internal import CGtk

/// What can be edited in one line: the entries of this module.
@MainActor
open class Editable: Widget {
  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  /// Setting it emits `changed`, too, unless within `withoutSignals(_:)`. Setting what is there does
  /// nothing; the cursor stays as far from the end as it is.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      let old = text
      guard newValue != old else { return }
      // A program that changes what is typed leaves the cursor as far from the end as it was.
      let rest = max(0, old.unicodeScalars.count - cursorPosition)
      gtk_editable_set_text(opaque, newValue)
      cursorPosition = max(0, newValue.unicodeScalars.count - rest)
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

  /// Emits `activated`, as Return does.
  public func submit() { cgtk_emit(raw, "activate") }

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
