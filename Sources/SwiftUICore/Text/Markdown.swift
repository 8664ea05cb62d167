/// Text with the marks of Markdown for parts of a line: emphasis, code, strokes and links. Blocks are
/// left as they stand.
struct Markdown {
  /// A piece of text in one look.
  struct Run: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    var link: String?
  }

  /// Whether there may be marks in a text at all.
  static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  /// The pieces of a text, without the marks.
  static func runs(of text: String) -> [Run] {
    guard mayHaveMarks(text) else { return text.isEmpty ? [] : [Run(text: text)] }
    var parser = Markdown(Array(text))
    parser.parse(0..<parser.characters.count, Run(text: ""))
    return parser.runs
  }

  private let characters: [Character]
  private var runs: [Run] = []

  private init(_ characters: [Character]) {
    self.characters = characters
  }

  private mutating func add(_ text: String, _ look: Run) {
    guard !text.isEmpty else { return }
    var run = look
    run.text = ""
    if var last = runs.last {
      let string = last.text
      last.text = ""
      if last == run {
        runs[runs.count - 1].text = string + text
        return
      }
    }
    run.text = text
    runs.append(run)
  }

  private mutating func parse(_ range: Range<Int>, _ look: Run) {
    var position = range.lowerBound
    while position < range.upperBound {
      if let next = parseMark(at: position, in: range, look) {
        position = next
      } else {
        add(String(characters[position]), look)
        position += 1
      }
    }
  }

  /// Takes over what begins with a mark. Gives where it ends; `nil` if there is none.
  private mutating func parseMark(at position: Int, in range: Range<Int>, _ look: Run) -> Int? {
    switch characters[position] {
    case "\\":
      let next = position + 1
      guard next < range.upperBound, characters[next].isPunctuation || characters[next].isSymbol
      else { return nil }
      add(String(characters[next]), look)
      return next + 1
    case "`": return parseCode(at: position, in: range, look)
    case "[": return parseLink(at: position, in: range, look)
    case "<": return parseAddress(at: position, in: range, look)
    case "*", "_": return parseEmphasis(at: position, in: range, look)
    case "~":
      guard length(of: "~", at: position, in: range) >= 2,
        let end = closing("~", 2, after: position + 2, in: range)
      else { return nil }
      var inner = look
      inner.isStruckThrough = true
      parse(position + 2..<end, inner)
      return end + 2
    default: return nil
    }
  }

  /// How many of a character there are one after another.
  private func length(of mark: Character, at position: Int, in range: Range<Int>) -> Int {
    characters[position..<range.upperBound].prefix { $0 == mark }.count
  }

  private mutating func parseCode(at position: Int, in range: Range<Int>, _ look: Run) -> Int? {
    let count = length(of: "`", at: position, in: range)
    var end = position + count
    while end < range.upperBound {
      let found = length(of: "`", at: end, in: range)
      if found == count {
        var inner = look
        inner.isCode = true
        add(String(characters[position + count..<end]), inner)
        return end + count
      }
      end += max(1, found)
    }
    return nil
  }

  private mutating func parseEmphasis(at position: Int, in range: Range<Int>, _ look: Run) -> Int? {
    let mark = characters[position]
    let count = min(3, length(of: mark, at: position, in: range))
    let start = position + count
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    // Underscores in words are no marks.
    if mark == "_", position > 0,
      characters[position - 1].isLetter || characters[position - 1].isNumber
    {
      return nil
    }
    guard let end = closing(mark, count, after: start, in: range) else { return nil }
    var inner = look
    if count >= 2 { inner.isBold = true }
    if count != 2 { inner.isItalic = true }
    parse(start..<end, inner)
    return end + count
  }

  /// Where the marks are that end what begins with as many of them.
  private func closing(_ mark: Character, _ count: Int, after start: Int, in range: Range<Int>)
    -> Int?
  {
    var position = start
    while position < range.upperBound {
      switch characters[position] {
      case "\\": position += 2
      case "`":
        // Marks in code are none.
        let ticks = length(of: "`", at: position, in: range)
        var end = position + ticks
        while end < range.upperBound, length(of: "`", at: end, in: range) != ticks {
          end += max(1, length(of: "`", at: end, in: range))
        }
        position = end < range.upperBound ? end + ticks : position + ticks
      case mark:
        let found = length(of: mark, at: position, in: range)
        let next = position + found
        let isInWord =
          mark == "_" && next < range.upperBound
          && (characters[next].isLetter || characters[next].isNumber)
        if found == count || found == 3 && count < 3, position > start,
          !characters[position - 1].isWhitespace, !isInWord
        {
          return found == count ? position : next - count
        }
        position = next
      default: position += 1
      }
    }
    return nil
  }

  private mutating func parseLink(at position: Int, in range: Range<Int>, _ look: Run) -> Int? {
    var depth = 0
    var end = position
    while end < range.upperBound {
      if characters[end] == "\\" {
        end += 2
        continue
      }
      if characters[end] == "[" { depth += 1 }
      if characters[end] == "]" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard end + 1 < range.upperBound, characters[end + 1] == "(",
      let close = characters[(end + 2)..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    // A title after the address is for the pointer.
    let address = String(characters[(end + 2)..<close]).split(separator: " ").first ?? ""
    var inner = look
    inner.link = String(address)
    parse(position + 1..<end, inner)
    return close + 1
  }

  private mutating func parseAddress(at position: Int, in range: Range<Int>, _ look: Run) -> Int? {
    guard let close = characters[position..<range.upperBound].firstIndex(of: ">") else {
      return nil
    }
    let address = String(characters[position + 1..<close])
    let isMail = address.contains("@") && !address.contains(":")
    guard address.contains(":") || isMail, !address.contains(where: \.isWhitespace) else {
      return nil
    }
    var inner = look
    inner.link = isMail ? "mailto:\(address)" : address
    add(address, inner)
    return close + 1
  }
}
