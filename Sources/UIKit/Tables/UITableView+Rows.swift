internal import Gtk

extension UITableView {
  // MARK: What the list asks for

  func bind(_ box: Widget, _ number: Int) {
    guard let row = shown[ObjectIdentifier(box)] else { return }
    if row.view != nil { unbind(box, row.number ?? number) }
    switch rows.kind(of: number) {
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: sourcePath(of: number, path))
      else { return }
      cell.isSelected = selected.contains(number)
      applyEditing(to: cell, at: path)
      cell.isBeingMoved = number == movedNumber
      row.show(cell, number: number)
      prefetch(path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      row.describe()
    case .header(let section):
      let view = titleView(header: true, section)
      row.show(view, number: number)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      let view = titleView(header: false, section)
      row.show(view, number: number)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case .tableHeader: row.show(tableHeaderView, number: number)
    case .tableFooter: row.show(tableFooterView, number: number)
    case nil: row.clear()
    }
  }

  func unbind(_ box: Widget, _ number: Int) {
    guard let row = shown[ObjectIdentifier(box)], let view = row.view else { return }
    row.clear()
    guard let cell = view as? UITableViewCell else {
      recycleHeader(view)
      switch rows.kind(of: number) {
      case .header(let section):
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section):
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      default: break
      }
      return
    }
    recycle(cell)
    if case .row(let path) = rows.kind(of: number) {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Where the data source has a row: while one is moved, that is not where it is shown.
  private func sourcePath(of number: Int, _ path: IndexPath) -> IndexPath {
    if case .row(let old) = rowsBeforeMove?.kind(of: number) { return old }
    return path
  }

  /// Tells of rows that are not seen yet, together.
  private func prefetch(_ path: IndexPath) {
    guard let prefetchDataSource, isPrefetchingEnabled else { return }
    prefetched.append(path)
    guard prefetched.count == 1 else { return }
    DispatchQueue.main.async { [weak self, weak prefetchDataSource] in
      guard let self else { return }
      let seen = Set(indexPathsForVisibleRows ?? [])
      let paths = prefetched.filter { !seen.contains($0) }
      prefetched = []
      if !paths.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }
    }
  }

  /// Whether a row is the first and the last of its section.
  func ends(_ number: Int) -> (first: Bool, last: Bool) {
    guard case .row(let path) = rows.kind(of: number) else { return (true, true) }
    return (path.row == 0, path.row == rows.sections[path.section].rows.count - 1)
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
    if indexPath == nil || !allowsChoosingMany {
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
    if swipedRow != nil {
      closeSwipe()
      return
    }
    guard allowsChoosing, numbers.indices.contains(position),
      case .row(let path) = rows.kind(of: numbers[position])
    else { return }
    let number = numbers[position]
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    if allowsChoosingMany, selected.contains(number) {
      guard delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path != nil else {
        return
      }
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return
    }
    if !allowsChoosingMany {
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
    (leadingActions(at: path)?.actions ?? []) + (trailingActions(at: path)?.actions ?? [])
  }

  /// The delegate's menu of a row, and below what a swipe shows.
  func menu(at path: IndexPath, _ point: CGPoint) -> UIMenu? {
    let own = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)?
      .makeMenu()
    let swipes = actions(at: path).map { action in
      UIAction(
        title: action.title ?? "", image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { [weak self] _ in
        if let self { action.handler(action, self) { _ in } }
      }
    }
    guard let own else { return swipes.isEmpty ? nil : UIMenu(children: swipes) }
    guard !swipes.isEmpty else { return own }
    return own.replacingChildren(
      own.children + [UIMenu(options: .displayInline, children: swipes)])
  }

  func openMenu(_ number: Int, at point: CGPoint, in row: LayoutBox) {
    guard case .row(let path) = rows.kind(of: number) else { return }
    // Of the list: the row may go before the menu does.
    let place = row.frame(in: list) ?? .zero
    let rect = CGRect(x: place.minX + point.x, y: place.minY + point.y, width: 1, height: 1)
    guard let menu = menu(at: path, rect.origin) else { return }
    MenuPopover(menu, sender: cellForRow(at: path)).open(at: list, pointingTo: rect)
  }
}
