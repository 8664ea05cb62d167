internal import Gtk

// Headers that stay at the top while the rows of their section are seen.

extension UITableView {
  func registerHeader(_ aClass: AnyClass?, _ identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// What a section has above or below its rows, as the delegate or the data source says.
  func titleView(header: Bool, _ section: Int) -> UIView {
    if let view = view(header: header, section) { return view }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let text = title(header: header, section)
    view.isGrouped = style != .plain
    view.textLabel?.text = style != .plain && header ? text?.uppercased() : text
    return view
  }

  var mayHaveStickyHeader: Bool {
    style == .plain && window != nil && rows.sections.contains { $0.header != nil }
  }

  /// The section whose header stays at the top, as the rows are laid out.
  private func sectionOfStickyHeader() -> Int? {
    guard mayHaveStickyHeader, contentOffset.y > 0.5,
      let row = row(at: CGPoint(x: bounds.midX, y: bounds.minY + 1)), let number = row.number,
      let section = section(of: number), rows.sections[section].header != nil
    else { return nil }
    // One that is seen in its place needs no other.
    if case .header = rows.kind(of: number), (row.box.frame(in: box)?.minY ?? 0) >= 0 { return nil }
    return section
  }

  /// Moves the header that stays at the top, after a layout. Another one is made later: a layout is
  /// no time to add views.
  func followStickyHeader() {
    let section = sectionOfStickyHeader()
    if let section, rows.sections[section].header == stickyNumber {
      stickyFrame = frameOfStickyHeader(section)
    } else if section != nil || stickyNumber != nil {
      DispatchQueue.main.async { [weak self] in self?.updateStickyHeader() }
    }
  }

  private func updateStickyHeader() {
    guard let section = sectionOfStickyHeader(), let header = rows.sections[section].header else {
      removeStickyHeader()
      return
    }
    showStickyHeader(header, section)
    stickyFrame = frameOfStickyHeader(section)
    box.setNeedsAllocation()
  }

  func section(of number: Int) -> Int? {
    switch rows.kind(of: number) {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    case .tableHeader, .tableFooter, nil: nil
    }
  }

  private func showStickyHeader(_ header: Int, _ section: Int) {
    guard stickyNumber != header else { return }
    removeStickyHeader()
    let view = titleView(header: true, section)
    stickyNumber = header
    stickyView = view
    if let plain = view as? UITableViewHeaderFooterView { plain.isFloating = true }
    // Taken out of its row, if it is the same one.
    view.onContentChange = nil
    if view.superview !== self { addSubview(view) }
    box.insert(view.box)
  }

  func removeStickyHeader() {
    guard let view = stickyView, let number = stickyNumber else { return }
    (stickyView, stickyNumber) = (nil, nil)
    if let plain = view as? UITableViewHeaderFooterView { plain.isFloating = false }
    view.removeFromSuperview()
    recycleHeader(view)
    // A view that there is once only goes back to its row.
    for row in shown.values where row.number == number && row.view === view {
      row.show(nil, number: number)
      bind(row.box, number)
    }
  }

  private func frameOfStickyHeader(_ section: Int) -> CGRect {
    guard let view = stickyView, let number = stickyNumber else { return .zero }
    let height = height(of: number, view, width: bounds.width)
    var y: CGFloat = 0
    // The next one pushes it out.
    if let row = row(at: CGPoint(x: bounds.midX, y: bounds.minY + height)), let below = row.number,
      case .header(let other) = rows.kind(of: below), other != section,
      let frame = row.box.frame(in: box)
    {
      y = min(0, frame.minY - height)
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  func recycleHeader(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    guard reusableHeaders[identifier]?.contains(where: { $0 === view }) != true else { return }
    reusableHeaders[identifier, default: []].append(view)
  }
}

extension UITableView {
  /// The header of a section that is seen, or nearly.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard rows.sections.indices.contains(section), let number = rows.sections[section].header else {
      return nil
    }
    return shown.values.first { $0.number == number }?.view as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard rows.sections.indices.contains(section), let number = rows.sections[section].footer else {
      return nil
    }
    return shown.values.first { $0.number == number }?.view as? UITableViewHeaderFooterView
  }

  /// Where a row is that is seen, or nearly: in the table's space, as it is scrolled.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let number = rows.number(at: indexPath),
      let row = shown.values.first(where: { $0.number == number }),
      let frame = row.box.frame(in: scrolled)
    else { return .zero }
    return frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let number = row(at: point)?.number, case .row(let path) = rows.kind(of: number) else {
      return nil
    }
    return path
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    visibleCells.compactMap { indexPath(for: $0) }.filter { rectForRow(at: $0).intersects(rect) }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
}
