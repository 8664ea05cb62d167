/// The rows of a table by numbers that stay theirs while others come and go.
struct TableRows: Equatable {
  struct Section: Equatable {
    var header: Int?
    var rows: [Int]
    var footer: Int?

    var all: [Int] { (header.map { [$0] } ?? []) + rows + (footer.map { [$0] } ?? []) }
  }

  /// What a number stands for.
  enum Kind: Equatable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)
    case tableHeader
    case tableFooter
  }

  static let tableHeader = -1
  static let tableFooter = -2

  var sections: [Section] = [] {
    didSet { isIndexed = false }
  }
  var hasTableHeader = false {
    didSet { isIndexed = false }
  }
  var hasTableFooter = false {
    didSet { isIndexed = false }
  }

  private var isIndexed = false
  private var positions: [Int: Int] = [:]
  private var starts: [Int] = []

  static func == (left: TableRows, right: TableRows) -> Bool { left.sections == right.sections }

  /// All numbers, from top to bottom.
  var flat: [Int] {
    var result = hasTableHeader ? [Self.tableHeader] : []
    for section in sections { result += section.all }
    if hasTableFooter { result.append(Self.tableFooter) }
    return result
  }

  /// Which of the rows of its section it is, for a row.
  mutating func place(of number: Int) -> (number: Int, count: Int)? {
    guard case .row(let path) = kind(of: number) else { return nil }
    return (path.row + 1, sections[path.section].rows.count)
  }

  private mutating func index() {
    guard !isIndexed else { return }
    isIndexed = true
    let flat = flat
    positions = Dictionary(
      uniqueKeysWithValues: zip(flat, flat.indices).map { ($0, $1) })
    starts = []
    var start = hasTableHeader ? 1 : 0
    for section in sections {
      starts.append(start)
      start +=
        section.rows.count + (section.header == nil ? 0 : 1)
        + (section.footer == nil ? 0 : 1)
    }
  }

  mutating func position(of number: Int) -> Int? {
    index()
    return positions[number]
  }

  mutating func kind(of number: Int) -> Kind? {
    if number == Self.tableHeader { return .tableHeader }
    if number == Self.tableFooter { return .tableFooter }
    index()
    guard let position = positions[number] else { return nil }
    // The last section that starts at or before it.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    // Empty sections start where the next one does.
    let section = sections[low]
    if number == section.header { return .header(low) }
    if number == section.footer { return .footer(low) }
    let row = position - starts[low] - (section.header == nil ? 0 : 1)
    return .row(IndexPath(row: row, section: low))
  }

  func number(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}
