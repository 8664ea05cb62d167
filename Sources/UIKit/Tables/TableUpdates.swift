/// Changes of rows and sections that are made together: places before for what goes, places after
/// for what comes.
struct TableUpdates {
  var deletedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedRows: [IndexPath] = []
  var insertedSections = IndexSet()
  var reloadedRows: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []

  /// Makes the changes. New rows get their numbers from `next`.
  func apply(to sections: [TableRows.Section], next: () -> Int, rowsOfNewSection: (Int) -> Int)
    -> [TableRows.Section]
  {
    var result = sections
    let moved = moves.map { sections[$0.from.section].rows[$0.from.row] }
    for path in (deletedRows + moves.map(\.from)).sorted(by: >) {
      result[path.section].rows.remove(at: path.row)
    }
    for section in deletedSections.reversed() { result.remove(at: section) }
    for section in insertedSections {
      let rows = (0..<rowsOfNewSection(section)).map { _ in next() }
      result.insert(TableRows.Section(rows: rows), at: section)
    }
    let come =
      insertedRows.map { ($0, next()) } + zip(moves, moved).map { ($0.to, $1) }
    for (path, number) in come.sorted(by: { $0.0 < $1.0 }) {
      result[path.section].rows.insert(number, at: path.row)
    }
    return result
  }
}
