internal import Gtk

// Editing rows by hand: controls that delete, insert and move.

extension UITableView {
  func changeEditing(_ editing: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    closeSwipe()
    for row in shown.values {
      guard let cell = row.view as? UITableViewCell, let number = row.number,
        case .row(let path) = rows.kind(of: number)
      else { continue }
      applyEditing(to: cell, at: path)
    }
    // What was chosen while editing is chosen no more.
    guard !editing, allowsMultipleSelectionDuringEditing || !allowsSelection else { return }
    for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: false) }
  }

  /// Whether several rows can be chosen just now.
  var allowsChoosingMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether rows can be chosen just now.
  var allowsChoosing: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Gives the cell of a row the controls that the editing asks for.
  func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
    guard isEditing || cell.isEditing else { return }
    let style = isEditing ? editingStyle(at: path) : .none
    cell.editingStyle = style
    cell.showsChoice = isEditing && allowsMultipleSelectionDuringEditing && style != .none
    cell.canBeMoved = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
    cell.indentsForEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.setEditing(isEditing, animated: false)
  }

  /// The control that deletes or inserts a row was pressed.
  func editControlPressed(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if let row = shown.values.first(where: { $0.view === cell }) { openSwipe(row, side: -1) }
    case .none: break
    }
  }

  // MARK: Moving

  /// Begins to move a row.
  func beginMoving(_ number: Int) {
    guard case .row(let path) = rows.kind(of: number) else { return }
    movedNumber = number
    moveStart = path
    rowsBeforeMove = rows
    cellForRow(at: path)?.isBeingMoved = true
  }

  /// Moves the row that is being moved to the place that is `y` points below the table's top.
  func moveRow(toHeight y: CGFloat) {
    guard let number = movedNumber, let start = moveStart,
      case .row(let path) = rows.kind(of: number),
      let target = row(at: CGPoint(x: bounds.midX, y: y))?.number, target != number,
      case .row(let proposed) = rows.kind(of: target)
    else { return }
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: start, toProposedIndexPath: proposed) ?? proposed
    guard wanted != path else { return }
    rows.sections[path.section].rows.remove(at: path.row)
    let count = rows.sections[wanted.section].rows.count
    rows.sections[wanted.section].rows.insert(number, at: min(wanted.row, count))
    list.identifiers = rows.flat
    for row in shown.values { row.box.setNeedsDraw() }
  }

  /// Tells the data source where the row is now.
  func endMoving() {
    guard let number = movedNumber, let start = moveStart else { return }
    (movedNumber, moveStart, rowsBeforeMove) = (nil, nil, nil)
    guard case .row(let path) = rows.kind(of: number) else { return }
    cellForRow(at: path)?.isBeingMoved = false
    guard path != start else { return }
    dataSource?.tableView(self, moveRowAt: start, to: path)
  }

  // MARK: The pointer

  /// The row at a point of the table's own space.
  func row(at point: CGPoint) -> TableRow? {
    let place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    var widget = scrolled.widget(at: place)
    while let current = widget {
      if let row = shown[ObjectIdentifier(current)] { return row }
      widget = current.parent
    }
    return nil
  }

  /// Sees rows that are swiped or moved.
  func observePointer() {
    let drag = DragController()
    drag.phase = .capture
    drag.on(.began) { [weak self] point in self?.dragBegan(at: point) }
    drag.on(.moved) { [weak self, weak drag] distance in
      if self?.dragged(by: distance) == true { drag?.claim() }
    }
    drag.on(.ended) { [weak self] _ in self?.dragEnded() }
    drag.on(.cancelled) { [weak self] in self?.dragEnded() }
    box.add(drag)
    let scroll = ScrollController()
    scroll.phase = .capture
    scroll.onScroll = { [weak self, weak scroll] x, y in
      self?.wheelMoved(
        x, y, at: scroll?.point ?? .zero, isInPixels: scroll?.isInPixels ?? false) ?? false
    }
    box.add(scroll)
  }

  func dragBegan(at point: CGPoint) {
    dragStart = point
    dragRow = row(at: point)
    guard isEditing, let row = dragRow, let cell = row.view as? UITableViewCell,
      let number = row.number, let frame = row.box.frame(in: box),
      cell.handleContains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    else { return }
    beginMoving(number)
  }

  /// Gives whether the drag is the table's own.
  func dragged(by distance: CGPoint) -> Bool {
    if movedNumber != nil {
      moveRow(toHeight: dragStart.y + distance.y)
      return true
    }
    guard let row = dragRow, !isEditing else { return false }
    if swipedRow === row, row.isSwiping {
      row.swipe(to: swipeStart + distance.x)
      return true
    }
    guard abs(distance.x) > 12, abs(distance.x) > 2 * abs(distance.y), beginSwipe(row) else {
      return false
    }
    row.swipe(to: swipeStart + distance.x)
    return true
  }

  func dragEnded() {
    endMoving()
    dragRow = nil
    swipedRow?.endSwipe()
  }
}
