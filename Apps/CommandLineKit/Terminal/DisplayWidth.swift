extension String {
  /// How many columns of a terminal the text takes: two for an East Asian wide character or a
  /// picture character, none for a combining mark or a control character.
  public var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }

  /// The text, cut to at most `width` columns; where something is cut off, `…` stands at the end.
  /// A character is never cut in two: the result may be a column short.
  public func truncated(toWidth width: Int) -> String {
    if displayWidth <= width { return self }
    if width <= 0 { return "" }
    var result = ""
    var used = 0
    for character in self {
      let next = character.displayWidth
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  /// The text with spaces added up to `width` columns; a longer text is unchanged.
  public func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> String {
    let spaces = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return alignment == .leading ? self + spaces : spaces + self
  }

  /// The text broken at spaces into lines of at most `width` columns. A word that is longer is
  /// broken too; so is text of a script that writes no spaces.
  public func wrapped(toWidth width: Int) -> [String] {
    let width = Swift.max(2, width)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(whereSeparator: \.isWhitespace) {
      var rest = word[...]
      var length = String(word).displayWidth
      if used > 0 {
        if used + 1 + length <= width {
          line += " \(word)"
          used += 1 + length
          continue
        }
        lines.append(line)
      }
      while length > width {
        let head = rest.prefixFitting(width)
        lines.append(String(head))
        rest = rest[head.endIndex...]
        length = String(rest).displayWidth
      }
      line = String(rest)
      used = length
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }
}

extension Substring {
  /// The longest beginning that takes at most `width` columns, at least one character long.
  fileprivate func prefixFitting(_ width: Int) -> Substring {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].displayWidth
      if used > width, end > startIndex { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}

/// On which side of its column a text stands.
public enum TextAlignment: Sendable {
  case leading, trailing
}

extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  public var displayWidth: Int {
    if isASCII { return isNewline || asciiValue! < 0x20 || asciiValue == 0x7F ? 0 : 1 }
    let widest = unicodeScalars.reduce(0) { Swift.max($0, $1.displayWidth) }
    // The variation selector asks for the coloured picture, which is wide.
    let asksForPicture = unicodeScalars.contains { $0.value == 0xFE0F }
    return asksForPicture && unicodeScalars.first!.properties.isEmoji ? 2 : widest
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return 0
    default:
      break
    }
    // The vowels and finals of a decomposed Hangul syllable join its initial.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
  }

  /// Whether the scalar lies in one of the blocks that Unicode's annex 11 calls wide or full-width.
  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF,
      0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
