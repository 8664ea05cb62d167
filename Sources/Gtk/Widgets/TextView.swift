internal import CGtk

/// A field for several lines of text. Put it into a `ScrolledWindow` if there may be many.
@MainActor
public final class TextView: Widget {
  /// GTK's object for the text.
  let buffer: Object

  public init(_ text: String = "") {
    let view = gtk_text_view_new()!
    let textView = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
    buffer = Object(retaining: UnsafeMutableRawPointer(gtk_text_view_get_buffer(textView)!))
    super.init(adopting: UnsafeMutableRawPointer(view))
    gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
    gtk_text_buffer_set_enable_undo(buffer.pointer(), 1)
    self.text = text
  }

  /// Setting what is there does nothing; the cursor stays as far from the end as it is.
  public var text: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer.pointer(), &start, &end)
      let text = gtk_text_buffer_get_text(buffer.pointer(), &start, &end, 1)
      return text.map { takeString($0) } ?? ""
    }
    set {
      let old = text
      guard newValue != old else { return }
      // As far from the end as it was.
      let rest = max(0, old.unicodeScalars.count - cursorPosition)
      gtk_text_buffer_set_text(buffer.pointer(), newValue, gint(newValue.utf8.count))
      cursorPosition = max(0, newValue.unicodeScalars.count - rest)
    }
  }

  /// The cursor's place, counted in Unicode scalars.
  public var cursorPosition: Int {
    get {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(
        buffer.pointer(), &place, gtk_text_buffer_get_insert(buffer.pointer()))
      return Int(gtk_text_iter_get_offset(&place))
    }
    set {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer.pointer(), &place, gint(clamping: newValue))
      gtk_text_buffer_place_cursor(buffer.pointer(), &place)
    }
  }

  public var isEditable: Bool {
    get { gtk_text_view_get_editable(pointer()) != 0 }
    set { gtk_text_view_set_editable(pointer(), newValue ? 1 : 0) }
  }

  /// Whether Tab types a tab; if not, it goes to the next widget.
  public var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(pointer()) != 0 }
    set { gtk_text_view_set_accepts_tab(pointer(), newValue ? 1 : 0) }
  }

  public var textAlignment = TextAlignment.leading {
    didSet { gtk_text_view_set_justification(pointer(), textAlignment.justification) }
  }

  /// Free space between the text and the edges, in pixels.
  public func setInsets(top: Int, bottom: Int, leading: Int, trailing: Int) {
    gtk_text_view_set_top_margin(pointer(), gint(top))
    gtk_text_view_set_bottom_margin(pointer(), gint(bottom))
    gtk_text_view_set_left_margin(pointer(), gint(leading))
    gtk_text_view_set_right_margin(pointer(), gint(trailing))
  }
}

extension Signal where Owner: TextView, Value == String {
  /// Each change of the text, with the whole text.
  public static var changed: Self {
    Self(name: "changed", emitter: { $0.buffer }) { owner, _ in owner.text }
  }
}
