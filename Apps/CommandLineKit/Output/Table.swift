/// A table of text for a terminal: a header, a rule, and a line for each row.
///
/// The columns are as wide as their widest cell. Where that is more than the width at hand, the
/// flexible column is cut, down to its least width, and then every line at the edge.
public struct Table: Sendable {
  /// A column of a ``Table``.
  public struct Column: Sendable {
    public var title: String
    public var alignment: TextAlignment
    /// The least width in columns to which the column may be cut; `nil` for one that is never cut.
    public var minimumWidth: Int?

    public init(
      _ title: String, alignment: TextAlignment = .leading, minimumWidth: Int? = nil
    ) {
      self.title = title
      self.alignment = alignment
      self.minimumWidth = minimumWidth
    }
  }

  public var columns: [Column]
  public var rows: [[String]]

  /// A table of `rows`, each of which has a cell for each of `columns`.
  public init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table's lines, without spaces at their ends.
  ///
  /// - Parameter width: The columns at hand, `nil` for as many as it takes.
  public func lines(width: Int? = nil) -> [String] {
    let widths = columnWidths(fitting: width)
    let header = columns.map(\.title)
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([header, rule] + rows).map { line($0, widths: widths, limit: width) }
  }

  private func columnWidths(fitting width: Int?) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(columns[index].title.displayWidth) {
        Swift.max($0, Self.cell($1[index]).displayWidth)
      }
    }
    guard let width else { return widths }
    var excess = widths.reduce(0, +) + Self.gap.count * (columns.count - 1) - width
    for index in columns.indices {
      guard excess > 0, let minimum = columns[index].minimumWidth else { continue }
      let cut = Swift.max(0, Swift.min(excess, widths[index] - minimum))
      widths[index] -= cut
      excess -= cut
    }
    return widths
  }

  private static let gap = "  "

  /// What came from a server must not break the lines or drive the terminal.
  private static func cell(_ text: String) -> String {
    text.printable
  }

  private func line(_ cells: [String], widths: [Int], limit: Int?) -> String {
    var line = columns.indices.map { index in
      Self.cell(cells[index]).truncated(toWidth: widths[index])
        .padded(toWidth: widths[index], alignment: columns[index].alignment)
    }
    .joined(separator: Self.gap)
    while line.last == " " { line.removeLast() }
    return limit.map { line.truncated(toWidth: $0) } ?? line
  }
}

extension String {
  /// The text with each control character, line break and tab included, as a space: what came from
  /// elsewhere cannot then move the cursor or colour the screen.
  public var printable: String {
    if !unicodeScalars.contains(where: \.breaksLines) { return self }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.breaksLines ? " " : scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isBidirectionalControl
    }
  }

  private var isBidirectionalControl: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
