internal import Gtk

extension UITableView {
  // MARK: What the list asks for

  func bind(_ box: Widget, _ number: Int) {
    guard let row = shown[ObjectIdentifier(box)] else { return }
    if row.view != nil { unbind(box, row.number ?? number) }
    switch rows.kind(of: number) {
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
      cell.isSelected = selected.contains(number)
      row.show(cell, number: number)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      row.describe()
    case .header(let section): row.show(titleView(header: true, section), number: number)
    case .footer(let section): row.show(titleView(header: false, section), number: number)
    case .tableHeader: row.show(tableHeaderView, number: number)
    case .tableFooter: row.show(tableFooterView, number: number)
    case nil: row.clear()
    }
  }

  func unbind(_ box: Widget, _ number: Int) {
    guard let row = shown[ObjectIdentifier(box)], let view = row.view else { return }
    row.clear()
    guard let cell = view as? UITableViewCell else { return }
    recycle(cell)
    if case .row(let path) = rows.kind(of: number) {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  private func titleView(header: Bool, _ section: Int) -> UIView {
    if let view = view(header: header, section) { return view }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title(header: header, section)
    return view
  }

  // MARK: Questions

  public var numberOfSections: Int {
    layoutIfNeeded()
    return rows.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return rows.sections[section].rows.count
  }

  /// The cell of a row that is seen, or nearly.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let number = rows.number(at: indexPath) else { return nil }
    return shown.values.first { $0.number == number }?.view as? UITableViewCell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let number = shown.values.first(where: { $0.view === cell })?.number,
      case .row(let path) = rows.kind(of: number)
    else { return nil }
    return path
  }

  /// The cells that are seen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    let seen = shown.values.compactMap { row -> (CGFloat, UITableViewCell)? in
      guard let cell = row.view as? UITableViewCell, row.box.isMapped,
        let frame = row.box.frame(in: scrolled), frame.maxY > 0, frame.minY < bounds.height
      else { return nil }
      return (frame.minY, cell)
    }
    return seen.sorted { $0.0 < $1.0 }.map(\.1)
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    visibleCells.compactMap { indexPath(for: $0) }
  }

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let number = rows.number(at: indexPath), let position = rows.position(of: number) else {
      return
    }
    list.scroll(to: position)
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = selected.compactMap { number -> IndexPath? in
      if case .row(let path) = rows.kind(of: number) { return path }
      return nil
    }
    return paths.isEmpty ? nil : paths
  }

  /// Chooses a row; the delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, let number = rows.number(at: indexPath) else { return }
    if !selected.contains(number) { selected.append(number) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let number = rows.number(at: indexPath) else { return }
    selected.removeAll { $0 == number }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// A row was clicked, or Return pressed on it.
  func activated(_ position: Int) {
    let numbers = list.identifiers
    guard allowsSelection, numbers.indices.contains(position),
      case .row(let path) = rows.kind(of: numbers[position])
    else { return }
    let number = numbers[position]
    if allowsMultipleSelection, selected.contains(number) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return
    }
    if !allowsMultipleSelection {
      for old in indexPathsForSelectedRows ?? [] where old != wanted {
        deselectRow(at: old, animated: false)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  // MARK: Context menus

  /// What can be done with a row.
  func actions(at path: IndexPath) -> [UIContextualAction] {
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let actions = (leading?.actions ?? []) + (trailing?.actions ?? [])
    guard actions.isEmpty, let dataSource, dataSource.tableView(self, canEditRowAt: path),
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return actions }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return [delete]
  }

  func openMenu(_ number: Int, at point: CGPoint, in row: LayoutBox) {
    guard case .row(let path) = rows.kind(of: number) else { return }
    let actions = actions(at: path)
    guard !actions.isEmpty else { return }
    let column = Box(.vertical)
    let popover = Popover(child: column)
    for action in actions {
      let button = Button(action.title ?? "")
      button.isFlat = true
      if action.style == .destructive { button.addClass("destructive-action") }
      button.on(.clicked) { [weak self, weak popover] in
        popover?.close()
        if let self { action.handler(action, self) { _ in } }
      }
      column.append(button)
    }
    // Of the list: the row may go before the menu does.
    let place = row.frame(in: list) ?? .zero
    popover.open(
      at: list,
      pointingTo: CGRect(x: place.minX + point.x, y: place.minY + point.y, width: 1, height: 1))
  }
}
