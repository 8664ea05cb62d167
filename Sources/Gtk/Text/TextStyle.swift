internal import CGtk

/// How text looks. What is `nil` is left to the theme.
public struct TextStyle: Hashable, Sendable {
  /// Whether all digits are equally wide, if the font has such digits.
  public var hasMonospacedDigits = false
  /// The height of the letters in pixels, before the display's scaling.
  public var size: Double?
  /// From 100, thin, through 400, regular, and 700, bold, to 900, black.
  public var weight: Int?
  public var isItalic: Bool
  public var isMonospaced: Bool
  public var family: String?
  public var color: Color?
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Space between letters, in pixels.
  public var tracking: Double?
  /// The colour behind the text.
  public var background: Color?
  /// How far above the line, in pixels.
  public var rise: Double?
  /// How many times the font's own height a line is high.
  public var lineHeight: Double?

  public init(
    size: Double? = nil, weight: Int? = nil, isItalic: Bool = false, isMonospaced: Bool = false,
    family: String? = nil, color: Color? = nil, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, tracking: Double? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.family = family
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
  }

  /// Adds what the style says about the bytes of `range` to a list of Pango's.
  func insert(into list: OpaquePointer, range: Range<Int>) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(clamping: range.lowerBound)
      attribute.pointee.end_index = guint(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    // A word that is broken because it is too long is no longer one.
    insert(pango_attr_insert_hyphens_new(0))
    if hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
    if let size { insert(pango_attr_size_new_absolute(Self.units(size))) }
    if let weight { insert(pango_attr_weight_new(PangoWeight(UInt32(weight)))) }
    if isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if let family {
      insert(pango_attr_family_new(family))
    } else if isMonospaced {
      insert(pango_attr_family_new("monospace"))
    }
    if let color {
      insert(
        pango_attr_foreground_new(
          Self.part(color.red), Self.part(color.green), Self.part(color.blue)))
      if color.alpha < 1 { insert(pango_attr_foreground_alpha_new(max(1, Self.part(color.alpha)))) }
    }
    if isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
    if let tracking { insert(pango_attr_letter_spacing_new(Self.units(tracking))) }
    if let background {
      insert(
        pango_attr_background_new(
          Self.part(background.red), Self.part(background.green), Self.part(background.blue)))
      insert(pango_attr_background_alpha_new(max(1, Self.part(background.alpha))))
    }
    if let rise { insert(pango_attr_rise_new(Self.units(rise))) }
    if let lineHeight { insert(pango_attr_line_height_new(lineHeight)) }
  }

  /// A new list for text of any length, which the caller releases.
  func attributes() -> OpaquePointer {
    let list = pango_attr_list_new()!
    insert(into: list, range: 0..<Int(UInt32.max))
    return list
  }

  /// Pango counts in parts of a pixel.
  static func units(_ pixels: Double) -> CInt { CInt((pixels * Double(PANGO_SCALE)).rounded()) }

  private static func part(_ value: Double) -> UInt16 {
    UInt16((max(0, min(1, value)) * 65535).rounded())
  }
}

/// Text of one look.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var style: TextStyle

  public init(_ text: String, style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }
}

extension [TextRun] {
  var string: String { count == 1 ? self[0].text : map(\.text).joined() }

  /// A new list of Pango's, which the caller releases.
  func attributes() -> OpaquePointer {
    let list = pango_attr_list_new()!
    var start = 0
    for run in self {
      let end = start + run.text.utf8.count
      run.style.insert(into: list, range: start..<end)
      start = end
    }
    return list
  }
}

/// Where lines that are shorter than their space begin.
public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing

  var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  var fraction: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Which part of a text that is too long is left out.
public enum TextTruncation: Sendable {
  case none
  case head
  case middle
  case tail

  var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
