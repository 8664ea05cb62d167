// Changes of rows and sections, which are shown at once.

extension UITableView {
  public func beginUpdates() {
    reloadIfNeeded()
    updateDepth += 1
    if updates == nil { updates = TableUpdates() }
  }

  /// Makes the changes since `beginUpdates()` in one step. Traps unless the data source has as many
  /// rows as there are afterwards, as on Apple's platforms.
  public func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    let reloaded = Set(updates.reloadedRows.compactMap { rows.number(at: $0) })
    let sections = updates.apply(to: rows.sections, next: makeNumber) { section in
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    check(sections)
    setSections(sections, reloaded: reloaded)
  }

  private func check(_ sections: [TableRows.Section]) {
    guard let dataSource else { return }
    let wanted = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    precondition(
      wanted == sections.map(\.rows.count),
      "UITableView.endUpdates(): the data source has \(wanted) rows, the changes lead to "
        + "\(sections.map(\.rows.count))")
  }

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    body(&updates!)
    endUpdates()
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Fills the rows' cells anew: the data source gets the cell that is there when it asks for one.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(numbers: Set(indexPaths.compactMap { rows.number(at: $0) }))
  }

  func reconfigure(numbers: Set<Int>) {
    guard let dataSource, !numbers.isEmpty else { return }
    for row in shown.values {
      guard let number = row.number, numbers.contains(number),
        let cell = row.view as? UITableViewCell,
        case .row(let path) = rows.kind(of: number)
      else { continue }
      keptCell = cell
      let new = dataSource.tableView(self, cellForRowAt: path)
      keptCell = nil
      if new !== cell {
        new.isSelected = selected.contains(number)
        row.show(new, number: number)
        recycle(cell)
      }
      heights[number] = nil
      row.box.setNeedsResize()
    }
  }

  /// The cell of a row that is filled anew, for the data source that asks for one.
  func cellToKeep(_ identifier: String) -> UITableViewCell? {
    guard let cell = keptCell, cell.reuseIdentifier == identifier else { return nil }
    keptCell = nil
    return cell
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
}
