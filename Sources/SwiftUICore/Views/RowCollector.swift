/// From what a row is made.
@MainActor
struct RowSource {
  var kind: ListRowKind
  var number = 0
  /// The row itself, if it is there anyway.
  var element: LayoutNode?
  /// Who makes the row.
  var rows: (any LazyRows)?

  init(kind: ListRowKind, number: Int, rows: any LazyRows) {
    self.kind = kind
    self.number = number
    self.rows = rows
  }

  init(kind: ListRowKind, element: LayoutNode) {
    self.kind = kind
    self.element = element
  }

  /// What the row shows; made if it was not there.
  var elements: [LayoutNode] {
    element.map { [$0] } ?? rows?.rowNode(number)?.elements ?? []
  }
}

/// Finds the rows in the content of a list or lazy stack, and gives them numbers that stay.
@MainActor
final class RowCollector {
  /// The numbers of the rows, in order.
  private(set) var ids: [Int] = []
  private(set) var sources: [Int: RowSource] = [:]
  private var elementNumbers: [ObjectIdentifier: Int] = [:]

  /// Those who make rows that are not there.
  private(set) var lateSources: [any LazyRows] = []

  /// Looks through `content` anew.
  func collect(_ content: ViewNode) {
    var rows: [RowSource] = []
    lateSources = []
    add(content, kind: .row, to: &rows)
    var present: [ObjectIdentifier: Int] = [:]
    sources.removeAll(keepingCapacity: true)
    sources.reserveCapacity(rows.count)
    ids = rows.map { row in
      var row = row
      if let element = row.element {
        let number = elementNumbers[ObjectIdentifier(element)] ?? RowNumbers.next()
        present[ObjectIdentifier(element)] = number
        row.number = number
      }
      sources[row.number] = row
      return row.number
    }
    elementNumbers = present
  }

  private func add(_ node: ViewNode, kind: ListRowKind, to rows: inout [RowSource]) {
    if let late = node as? any LazyRows, late.makesRowsLate {
      lateSources.append(late)
      rows += late.rowNumbers.map { RowSource(kind: kind, number: $0, rows: late) }
    } else if let section = node as? any SectionRows {
      if let header = section.header { add(header, kind: .header, to: &rows) }
      add(section.rows, kind: kind, to: &rows)
      if let footer = section.footer { add(footer, kind: .footer, to: &rows) }
    } else if node.showsOwnElements {
      rows += node.elements.map { RowSource(kind: kind, element: $0) }
    } else {
      node.forEachChild { add($0, kind: kind, to: &rows) }
    }
  }

  /// The number of the row with an identity.
  func number(of id: AnyHashable, in content: ViewNode) -> Int? {
    for late in lateSources {
      if let row = late.rowNumbers.first(where: { late.identity(ofRow: $0) == id }) { return row }
    }
    guard let element = content.firstElement(of: id) else { return nil }
    return ids.first { sources[$0]?.element === element }
  }
}
