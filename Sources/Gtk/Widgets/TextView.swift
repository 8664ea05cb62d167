internal import CGtk
public import Foundation

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

  /// Types `text` at the cursor, as a person does.
  public func insert(_ text: String) {
    gtk_text_buffer_insert_at_cursor(buffer.pointer(), text, gint(text.utf8.count))
  }

  /// The chosen scalars; where the cursor is if none are.
  public var selection: Range<Int> {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      _ = gtk_text_buffer_get_selection_bounds(buffer.pointer(), &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
    set {
      var (start, end) = (place(newValue.lowerBound), place(newValue.upperBound))
      gtk_text_buffer_select_range(buffer.pointer(), &start, &end)
    }
  }

  /// Moves the text so that the scalar at `offset` is seen.
  public func scroll(toCharacter offset: Int) {
    var place = place(offset)
    gtk_text_view_scroll_to_iter(pointer(), &place, 0, 0, 0, 0)
  }

  /// The scalar at a point, in the widget's coordinates.
  public func character(at point: CGPoint) -> Int? {
    var (x, y): (gint, gint) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      pointer(), GTK_TEXT_WINDOW_WIDGET, gint(point.x), gint(point.y), &x, &y)
    var place = GtkTextIter()
    guard gtk_text_view_get_iter_at_location(pointer(), &place, x, y) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&place))
  }

  private func place(_ offset: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.pointer(), &place, gint(clamping: offset))
    return place
  }

  /// How text looks that has no look of its own.
  public var baseStyle = TextStyle() {
    didSet { if baseStyle != oldValue { setStyle(baseStyle.css) } }
  }

  private var styles: [TextRun] = []

  /// Gives the text, which is that of all runs together, their looks; takes all looks away for none.
  public func setStyles(_ runs: [TextRun]) {
    guard runs != styles else { return }
    styles = runs
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer.pointer(), &start, &end)
    gtk_text_buffer_remove_all_tags(buffer.pointer(), &start, &end)
    var offset = 0
    for run in runs {
      let next = offset + run.text.unicodeScalars.count
      let tag = run.style.tag()
      gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer.pointer()), tag)
      var (from, to) = (place(offset), place(next))
      gtk_text_buffer_apply_tag(buffer.pointer(), tag, &from, &to)
      g_object_unref(UnsafeMutableRawPointer(tag))
      offset = next
    }
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

extension Signal where Owner: TextView, Value == Void {
  /// The cursor or the selection has moved.
  public static var cursorMoved: Self {
    Self(name: "notify::cursor-position", emitter: { $0.buffer }) { _, _ in }
  }
}

extension TextStyle {
  /// As declarations of a style sheet.
  var css: String {
    var parts: [String] = []
    if let size { parts.append("font-size: \(size)px") }
    if let weight { parts.append("font-weight: \(weight)") }
    if isItalic { parts.append("font-style: italic") }
    if let family {
      parts.append("font-family: \"\(family)\"")
    } else if isMonospaced {
      parts.append("font-family: monospace")
    }
    if let color { parts.append("color: \(color.css)") }
    return parts.joined(separator: "; ")
  }

  /// A new tag of a text buffer's, which the caller releases.
  func tag() -> UnsafeMutablePointer<GtkTextTag> {
    let tag = gtk_text_tag_new(nil)!
    if let size {
      cgtk_set_double(tag, "size-points", size * 72 / 96)
    }
    if let weight { cgtk_set_int(tag, "weight", CInt(weight)) }
    if isItalic { cgtk_set_int(tag, "style", CInt(PANGO_STYLE_ITALIC.rawValue)) }
    if let family {
      cgtk_set_string(tag, "family", family)
    } else if isMonospaced {
      cgtk_set_string(tag, "family", "monospace")
    }
    if isUnderlined { cgtk_set_int(tag, "underline", CInt(PANGO_UNDERLINE_SINGLE.rawValue)) }
    if isStruckThrough { cgtk_set_bool(tag, "strikethrough", 1) }
    if let rise { cgtk_set_int(tag, "rise", Self.units(rise)) }
    if let tracking { cgtk_set_int(tag, "letter-spacing", Self.units(tracking)) }
    if let lineHeight { cgtk_set_float(tag, "line-height", Float(lineHeight)) }
    setColor(color, of: tag, "foreground-rgba")
    setColor(background, of: tag, "background-rgba")
    return tag
  }

  private func setColor(
    _ color: Color?, of tag: UnsafeMutablePointer<GtkTextTag>, _ name: String
  ) {
    guard let color else { return }
    var rgba = color.rgba
    cgtk_set_boxed(tag, name, &rgba)
  }
}
