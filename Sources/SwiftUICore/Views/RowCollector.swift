internal import ListSupport

/// From what a row is made.
@MainActor
struct RowSource {
  var kind: ListRowKind
  var number = 0
  /// The row itself, if it is there anyway.
  var element: LayoutNode?
  /// Who makes the row.
  var rows: (any LazyRows)?

  /// What the row shows; made if it was not there.
  var elements: [LayoutNode] {
    element.map { [$0] } ?? rows?.rowNode(number)?.elements ?? []
  }
}

/// Finds the rows in the content of a list or lazy stack, and gives them numbers that stay. Those of
/// rows that are made late tell who makes them, and are not looked at one by one.
@MainActor
final class RowCollector {
  /// The numbers of the rows, in order.
  private(set) var ids: [Int] = []
  private var elements: [Int: RowSource] = [:]
  private var elementNumbers: [ObjectIdentifier: Int] = [:]

  /// Those who make rows that are not there, and what kind of rows these are.
  private var late: [(kind: ListRowKind, rows: any LazyRows)] = []

  /// The places in ``late`` by the blocks of numbers.
  private var blocks: [Int: Int] = [:]

  var lateSources: [any LazyRows] { late.map(\.rows) }

  /// Looks through `content` anew.
  func collect(_ content: ViewNode) {
    ids = []
    late = []
    blocks = [:]
    elements = [:]
    let known = elementNumbers
    elementNumbers = [:]
    add(content, kind: .row, known)
  }

  private func add(_ node: ViewNode, kind: ListRowKind, _ known: [ObjectIdentifier: Int]) {
    if let rows = node as? any LazyRows, rows.makesRowsLate {
      let numbers = rows.rowNumbers
      if let first = numbers.first { blocks[RowNumbers.block(of: first)] = late.count }
      late.append((kind, rows))
      if ids.isEmpty { ids = numbers } else { ids += numbers }
    } else if let section = node as? any SectionRows {
      if let header = section.header { add(header, kind: .header, known) }
      add(section.rows, kind: kind, known)
      if let footer = section.footer { add(footer, kind: .footer, known) }
    } else if node.showsOwnElements {
      for element in node.elements {
        let key = ObjectIdentifier(element)
        let number = known[key] ?? RowNumbers.next()
        elementNumbers[key] = number
        elements[number] = RowSource(kind: kind, number: number, element: element)
        ids.append(number)
      }
    } else {
      node.forEachChild { add($0, kind: kind, known) }
    }
  }

  /// The number of the row with an identity.
  func number(of id: AnyHashable, in content: ViewNode) -> Int? {
    for (_, rows) in late {
      if let number = rows.number(ofRowWith: id) { return number }
    }
    guard let element = content.firstElement(of: id) else { return nil }
    return elementNumbers[ObjectIdentifier(element)]
  }

  /// What kind of row it is; a late one need not be looked for.
  func kind(of id: Int) -> ListRowKind {
    elements[id]?.kind ?? blocks[RowNumbers.block(of: id)].map { late[$0].kind } ?? .row
  }

  /// From what a row is made; `nil` if there is none with the number any more.
  func source(of id: Int) -> RowSource? {
    if let source = elements[id] { return source }
    guard let index = blocks[RowNumbers.block(of: id)], late[index].rows.place(ofRow: id) != nil
    else { return nil }
    return RowSource(kind: late[index].kind, number: id, rows: late[index].rows)
  }
}
