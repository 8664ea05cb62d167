/// Pairs of a name and a text, in two indented columns, the second of which is wrapped.
public enum FactList {
  /// The lines, at most `width` columns wide.
  public static func lines(_ pairs: [(String, String)], width: Int) -> [String] {
    let widest = pairs.map(\.0.displayWidth).max() ?? 0
    let column = min(widest, max(8, width / 2))
    return pairs.flatMap { name, text in
      let parts = text.printable.wrapped(toWidth: max(8, width - column - 4))
      return parts.enumerated().map { index, part in
        let label = index == 0 ? name.printable.truncated(toWidth: column) : ""
        let line = "  \(label.padded(toWidth: column))  \(part)"
        return (part.isEmpty ? "  \(label)" : line).truncated(toWidth: width)
      }
    }
  }
}

extension Int {
  /// The number with a comma between each three digits.
  public var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
