internal import CGtk
public import Foundation

/// Text that is not edited.
@MainActor
public final class Label: Widget {
  private var runs: [TextRun]

  public init(_ text: String = "", style: TextStyle = TextStyle()) {
    runs = [TextRun(text, style: style)]
    super.init(adopting: UnsafeMutableRawPointer(gtk_label_new(nil)!))
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    applyLineLimit()
    applyAlignment()
    apply()
  }

  /// The text. Setting it keeps the look of the first run.
  public var text: String {
    get { runs.string }
    set { setRuns([TextRun(newValue, style: style)]) }
  }

  /// The look of the first run; setting it sets that of all.
  public var style: TextStyle {
    get { runs.first?.style ?? TextStyle() }
    set { setRuns(runs.map { TextRun($0.text, style: newValue) }) }
  }

  /// Shows text of several looks.
  public func setRuns(_ runs: [TextRun]) {
    guard runs != self.runs else { return }
    self.runs = runs
    apply()
  }

  /// Shows text in which a letter after an underscore is the key that, with Alt, goes to `target`.
  public func setMnemonicText(_ text: String, for target: Widget? = nil) {
    runs = [TextRun(text, style: style)]
    apply()
    gtk_label_set_text_with_mnemonic(opaque, text)
    gtk_label_set_mnemonic_widget(opaque, target?.widget)
  }

  /// At most so many lines; `nil` for no limit.
  public var lineLimit: Int? {
    didSet { if lineLimit != oldValue { applyLineLimit() } }
  }

  /// What is left out where there are too many lines. Without effect if there is no limit.
  public var truncation = TextTruncation.tail {
    didSet { if truncation != oldValue { applyLineLimit() } }
  }

  public var textAlignment = TextAlignment.leading {
    didSet { if textAlignment != oldValue { applyAlignment() } }
  }

  /// Where the lines are in space that is higher than they: 0 at the top, 1 at the bottom.
  public var verticalPosition: Double {
    get { Double(gtk_label_get_yalign(opaque)) }
    set { gtk_label_set_yalign(opaque, Float(newValue)) }
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }

  /// The space that the text takes if `width` pixels are proposed, the line limit being kept: as
  /// wide as its longest line, not as what is proposed.
  public func textSize(width: Double? = nil) -> CGSize {
    layout().size(width: width, lineLimit: lineLimit)
  }

  /// The first and the last baseline, from the top, for a proposed width.
  public func baselines(width: Double? = nil) -> (first: Double, last: Double) {
    layout().baselines(width: width, lineLimit: lineLimit)
  }

  /// Which run is at a point, in the label's coordinates.
  public func run(at point: CGPoint) -> Int? {
    var (left, top): (gint, gint) = (0, 0)
    gtk_label_get_layout_offsets(opaque, &left, &top)
    var (index, trailing): (gint, gint) = (0, 0)
    let isInside = pango_layout_xy_to_index(
      gtk_label_get_layout(opaque), TextStyle.units(point.x - Double(left)),
      TextStyle.units(point.y - Double(top)), &index, &trailing)
    guard isInside != 0 else { return nil }
    var end = 0
    return runs.firstIndex { run in
      end += run.text.utf8.count
      return Int(index) < end
    }
  }

  private func layout() -> TextLayout {
    // A copy: the label's own must not be changed.
    let result = TextLayout(copying: gtk_label_get_layout(opaque))
    return result
  }

  private func apply() {
    gtk_label_set_text(opaque, runs.string)
    applyAttributes()
  }

  /// Sets the looks of the runs, and no others.
  func applyAttributes() {
    let attributes = runs.attributes()
    gtk_label_set_attributes(opaque, attributes)
    pango_attr_list_unref(attributes)
  }

  private func applyLineLimit() {
    gtk_label_set_wrap(opaque, lineLimit == 1 ? 0 : 1)
    gtk_label_set_lines(opaque, gint(clamping: lineLimit ?? -1))
    gtk_label_set_ellipsize(opaque, lineLimit == nil ? PANGO_ELLIPSIZE_NONE : truncation.pango)
  }

  private func applyAlignment() {
    gtk_label_set_xalign(opaque, textAlignment.fraction)
    gtk_label_set_justify(opaque, textAlignment.justification)
  }
}
