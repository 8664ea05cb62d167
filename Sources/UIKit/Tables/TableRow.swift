internal import Gtk

/// A row of the list and the view that is in it.
@MainActor
final class TableRow {
  let box = LayoutBox()
  private(set) var view: UIView?
  private(set) var number: Int?
  private weak var table: UITableView?

  init(_ table: UITableView?) {
    self.table = table
    box.onMeasure = { [weak self] axis, other in self?.measure(axis, other) ?? Measure(natural: 0) }
    box.onAllocate = { [weak self] size in self?.allocate(size) }
    box.onDraw = { [weak self] snapshot, size in
      if let self { draw(snapshot, size) } else { snapshot.drawChildren() }
    }
    let click = ClickController(button: 3)
    click.on(.pressed) { [weak self] click in
      guard let self, let number else { return }
      self.table?.openMenu(number, at: click.point, in: box)
    }
    box.add(click)
  }

  func show(_ view: UIView?, number: Int) {
    guard view !== self.view || number != self.number else { return }
    if view !== self.view { clear() }
    self.view = view
    self.number = number
    guard let view, let table else { return }
    if view.superview !== table { table.addSubview(view) }
    if view.box.parent !== box { box.insert(view.box) }
    view.onContentChange = { [weak self] in
      guard let self, let number = self.number else { return }
      self.table?.forgetHeight(of: number)
      box.setNeedsResize()
    }
    box.setNeedsResize()
    describe()
  }

  /// Says what is in the row to those who do not see it.
  func describe() {
    guard Accessibility.isOn, let table, let view else { return }
    let cell = view as? UITableViewCell
    table.list.describe(
      box, name: view.spokenText, place: number.flatMap { table.rows.place(of: $0) },
      isSelected: cell?.isSelected ?? false, activates: cell != nil && table.allowsSelection)
  }

  func clear() {
    if table?.swipedRow === self { table?.closeSwipe() }
    guard let old = view else { return }
    view = nil
    number = nil
    old.onContentChange = nil
    if old.box.parent === box { old.removeFromSuperview() }
  }

  /// The space beside rows.
  private var sideInset: CGFloat { table?.style == .insetGrouped ? 16 : 0 }

  private func measure(_ axis: Orientation, _ other: Int) -> Measure {
    guard axis == .vertical, let table, let number else { return Measure(natural: 0) }
    let width = other > 0 ? CGFloat(other) : table.bounds.width
    let height = Int(table.height(of: number, view, width: max(0, width - 2 * sideInset)))
    return Measure(minimum: height, natural: height)
  }

  private func allocate(_ size: CGSize) {
    let inset = sideInset
    let width = max(0, size.width - 2 * inset)
    if let swipe { swipe.place(in: box, size: size, offset: offset, isFull: isFull) }
    guard let view, view.box.parent === box else { return }
    box.place(view.box, in: CGRect(x: inset + offset, y: 0, width: width, height: size.height))
    describe()
  }

  // MARK: Drawing

  private func draw(_ snapshot: Snapshot, _ size: CGSize) {
    guard let table, table.style != .plain, let cell = view as? UITableViewCell else {
      snapshot.drawChildren()
      drawSeparator(snapshot, CGRect(origin: .zero, size: size))
      return
    }
    let ends = number.map(table.ends) ?? (first: true, last: true)
    let rect = CGRect(x: sideInset, y: 0, width: size.width - 2 * sideInset, height: size.height)
    let radius: CGFloat = table.style == .insetGrouped ? 10 : 0
    // Corners that are not an end of the section are outside of what is seen.
    var card = rect
    if !ends.first { (card.origin.y, card.size.height) = (-radius, card.height + radius) }
    if !ends.last { card.size.height += radius }
    let body = {
      if cell.backgroundColor == nil {
        snapshot.fill(rect, with: table.resolve(.secondarySystemGroupedBackground))
      }
      snapshot.drawChildren()
      if !ends.last { self.drawSeparator(snapshot, rect) }
    }
    snapshot.withClip(rect) {
      if radius > 0 { snapshot.withClip(card, radius: radius, body) } else { body() }
    }
  }

  private func drawSeparator(_ snapshot: Snapshot, _ rect: CGRect) {
    guard let table, table.separatorStyle == .singleLine, let cell = view as? UITableViewCell,
      let color = table.separatorColor
    else { return }
    let inset = cell.shownSeparatorInset ?? table.separatorInset
    let isMirrored = table.isRightToLeft
    let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
    snapshot.fill(
      CGRect(
        x: rect.minX + left, y: rect.maxY - 1, width: rect.width - left - right, height: 1),
      with: table.resolve(color))
  }

  // MARK: Swiping

  /// How far the view is pulled to the right; to the left if negative.
  private(set) var offset: CGFloat = 0
  /// Whether it is being pulled.
  var isSwiping = false
  private var leading: TableSwipe?
  private var trailing: TableSwipe?

  var isOpen: Bool { offset != 0 }

  /// The buttons that are seen.
  var swipe: TableSwipe? { offset > 0 ? leading : offset < 0 ? trailing : nil }

  /// Whether the pull is so long that the first action is chosen by it.
  var isFull: Bool {
    guard isSwiping, let swipe, swipe.allowsFullSwipe else { return false }
    return abs(offset) > max(swipe.extent + 40, box.size.width * 0.55)
  }

  func extent(_ side: CGFloat) -> CGFloat { (side > 0 ? leading : trailing)?.extent ?? 0 }

  /// `left` is shown by a pull to the right.
  func prepareSwipe(_ left: UISwipeActionsConfiguration?, _ right: UISwipeActionsConfiguration?) {
    let press: (UIContextualAction) -> Void = { [weak self] in self?.perform($0) }
    leading = TableSwipe(left, press: press)
    trailing = TableSwipe(right, press: press)
    for button in (leading?.buttons ?? []) + (trailing?.buttons ?? []) {
      box.insert(button, at: 0)
      button.isVisible = false
    }
    isSwiping = true
  }

  func swipe(to wanted: CGFloat) {
    guard isSwiping else { return }
    let hasSide = extent(wanted) > 0
    // Against a side without actions it gives way a little.
    let new = hasSide ? wanted : wanted / 6
    guard new != offset else { return }
    offset = new
    box.setNeedsAllocation()
    box.setNeedsDraw()
  }

  /// The pull is over: the buttons stay, the first action is performed, or the row goes back.
  func endSwipe() {
    guard isSwiping else { return }
    let action = isFull ? swipe?.actions.first : nil
    isSwiping = false
    if let action {
      perform(action)
    } else if let swipe, swipe.extent > 0, abs(offset) >= swipe.extent / 2 {
      offset = offset > 0 ? swipe.extent : -swipe.extent
      box.setNeedsAllocation()
    } else {
      table?.closeSwipe()
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let view else { return }
    action.handler(action, view) { [weak self] _ in
      guard let self else { return }
      if table?.swipedRow === self { table?.closeSwipe() }
    }
  }

  func resetSwipe() {
    for button in (leading?.buttons ?? []) + (trailing?.buttons ?? []) { button.removeFromParent() }
    (leading, trailing, offset, isSwiping) = (nil, nil, 0, false)
    box.setNeedsAllocation()
    box.setNeedsDraw()
  }
}

/// Gives the list's wishes to the table, which is not there yet when the list is made.
@MainActor
final class TableOwner {
  weak var table: UITableView?

  func factory() -> RowFactory {
    // The list holds the closures, and the table holds the list.
    RowFactory(
      make: { [self] in
        let row = TableRow(table)
        table?.shown[ObjectIdentifier(row.box)] = row
        return row.box
      },
      bind: { [self] box, number in table?.bind(box, number) },
      unbind: { [self] box, number in table?.unbind(box, number) },
      dispose: { [self] box in
        let row = table?.shown.removeValue(forKey: ObjectIdentifier(box))
        row?.clear()
      })
  }
}
