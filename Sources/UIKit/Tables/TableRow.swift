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
    box.onAllocate = { [weak self] size in
      guard let self, let view else { return }
      box.place(view.box, in: CGRect(origin: .zero, size: size))
      describe()
    }
    box.onDraw = { [weak self] snapshot, size in
      snapshot.drawChildren()
      self?.drawSeparator(snapshot, size)
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
    guard let old = view else { return }
    view = nil
    number = nil
    old.onContentChange = nil
    if old.box.parent === box { old.removeFromSuperview() }
  }

  private func measure(_ axis: Orientation, _ other: Int) -> Measure {
    guard axis == .vertical, let table, let number else { return Measure(natural: 0) }
    let width = other > 0 ? CGFloat(other) : table.bounds.width
    let height = Int(table.height(of: number, view, width: width))
    return Measure(minimum: height, natural: height)
  }

  private func drawSeparator(_ snapshot: Snapshot, _ size: CGSize) {
    guard let table, table.separatorStyle == .singleLine, let cell = view as? UITableViewCell,
      let color = table.separatorColor
    else { return }
    let inset = cell.separatorInset
    snapshot.fill(
      CGRect(
        x: inset.left, y: size.height - 1, width: size.width - inset.left - inset.right, height: 1),
      with: table.resolve(color))
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
