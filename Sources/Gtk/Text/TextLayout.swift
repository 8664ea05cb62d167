internal import CGtk
public import Foundation

/// Text as it will be laid out by a `Label`, for measuring without one.
@MainActor
public final class TextLayout {
  let layout: OpaquePointer

  /// A widget of which only the font is used. Made anew by no change of theme: the context follows.
  private static let model = Label()

  public init(_ runs: [TextRun], truncation: TextTruncation = .tail) {
    layout = gtk_widget_create_pango_layout(Self.model.widget, runs.string)!
    let attributes = runs.attributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, truncation.pango)
  }

  /// A copy of what a label has laid out.
  init(copying other: OpaquePointer) {
    layout = pango_layout_copy(other)!
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The space that the text takes if its lines are broken at `width` pixels, if given, and if there
  /// are at most `lineLimit` of them, if given. The width is that of the longest line, rounded up.
  public func size(width: Double? = nil, lineLimit: Int? = nil) -> CGSize {
    constrain(width: width, lineLimit: lineLimit)
    var (columns, rows): (gint, gint) = (0, 0)
    pango_layout_get_size(layout, &columns, &rows)
    return CGSize(width: Self.pixels(columns), height: Self.pixels(rows))
  }

  /// The distances of the first and the last baseline from the top, in pixels, under the same limits.
  public func baselines(width: Double? = nil, lineLimit: Int? = nil) -> (
    first: Double, last: Double
  ) {
    constrain(width: width, lineLimit: lineLimit)
    let first = pango_layout_get_baseline(layout)
    var last = first
    if let iterator = pango_layout_get_iter(layout) {
      repeat {
        last = pango_layout_iter_get_baseline(iterator)
      } while pango_layout_iter_next_line(iterator) != 0
      pango_layout_iter_free(iterator)
    }
    return (Double(first) / Double(PANGO_SCALE), Double(last) / Double(PANGO_SCALE))
  }

  /// How many lines there are under the same limits.
  public func lineCount(width: Double? = nil, lineLimit: Int? = nil) -> Int {
    constrain(width: width, lineLimit: lineLimit)
    return Int(pango_layout_get_line_count(layout))
  }

  func constrain(width: Double?, lineLimit: Int?) {
    pango_layout_set_width(layout, width.map { TextStyle.units(max(0, min($0, 1e6))) } ?? -1)
    // A negative height is a number of lines, for each paragraph; the greatest stands for no limit.
    pango_layout_set_height(layout, -(lineLimit.map { CInt(clamping: $0) } ?? CInt(Int16.max)))
  }

  private static func pixels(_ units: gint) -> Int {
    (Int(units) + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE)
  }
}
