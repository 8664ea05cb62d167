internal import Gtk

// Rows that are pulled aside to show what can be done with them.

extension UITableView {
  /// What is at the leading side of a row.
  func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// What is at the trailing side: for rows that can be deleted, that, unless the delegate knows
  /// better.
  func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    guard editingStyle(at: path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let number = rows.number(at: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      // The row may be elsewhere by now, or gone.
      guard let self, let number, case .row(let path) = rows.kind(of: number) else {
        return done(false)
      }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Gets a row ready to be pulled. Gives whether there is anything to show.
  func beginSwipe(_ row: TableRow) -> Bool {
    guard let number = row.number, case .row(let path) = rows.kind(of: number) else { return false }
    if swipedRow === row, row.isOpen {
      swipeStart = row.offset
      row.isSwiping = true
      return true
    }
    closeSwipe()
    let (leading, trailing) = (leadingActions(at: path), trailingActions(at: path))
    guard leading?.actions.isEmpty == false || trailing?.actions.isEmpty == false else {
      return false
    }
    swipeStart = 0
    swipedRow = row
    row.prepareSwipe(
      isRightToLeft ? trailing : leading, isRightToLeft ? leading : trailing)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    return true
  }

  /// Shows a side's actions without a pull: 1 for those at the left, -1 for those at the right.
  func openSwipe(_ row: TableRow, side: CGFloat) {
    guard beginSwipe(row) else { return }
    row.swipe(to: side * row.extent(side))
    row.endSwipe()
  }

  func closeSwipe() {
    guard let row = swipedRow else { return }
    swipedRow = nil
    let path = row.number.flatMap { number -> IndexPath? in
      if case .row(let path) = rows.kind(of: number) { return path }
      return nil
    }
    row.resetSwipe()
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// A wheel or two fingers: sideways they pull the row under the pointer.
  func wheelMoved(
    _ x: Double, _ y: Double, at point: CGPoint, isInPixels: Bool = false
  ) -> Bool {
    guard abs(x) > abs(y), !isEditing else {
      if swipedRow != nil, abs(y) > 0 { closeSwipe() }
      return false
    }
    if swipedRow?.isSwiping != true {
      guard let row = row(at: point), beginSwipe(row) else { return false }
    }
    guard let row = swipedRow else { return false }
    row.swipe(to: row.offset - CGFloat(x) * (isInPixels ? 1 : 30))
    wheelCount += 1
    let count = wheelCount
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self, weak row] in
      guard self?.wheelCount == count else { return }
      row?.endSwipe()
    }
    return true
  }
}
