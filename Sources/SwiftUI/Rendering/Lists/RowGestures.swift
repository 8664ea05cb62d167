internal import Gtk

/// What a person does with the rows of a list but choosing them: swipes, moves, menus.
@MainActor
final class RowGestures {
  private unowned let list: ListHandle
  private let menu = MenuPopover()
  private var swipe: RowSwipe?
  private var move: RowMove?
  private var phase = Phase.none
  private var wheelPause: FrameHandler?

  private enum Phase {
    /// The drag is nothing to the list.
    case none
    case undecided
    /// The row follows the pointer sideways, beginning this far from its place.
    case swiping(from: CGFloat)
    case moving
  }

  init(_ list: ListHandle) {
    self.list = list
    list.scroller.on(.scrolled) { [weak self] _ in
      if case .swiping? = self?.phase { return }
      self?.swipe?.close()
    }
  }

  private var rows: (any ListRows)? { list.element.rows }

  private func abilities(_ id: Int) -> ListRowAbilities { rows?.abilities(of: id) ?? [] }

  // MARK: Cells

  func watch(_ cell: RowCell) {
    let clicks = ClickController(button: 3)
    clicks.on(.pressed) { [weak self, weak cell] click in
      if let cell { self?.openMenu(of: cell, nil, click.point) }
    }
    cell.box.add(clicks)
    let drags = DragController()
    drags.phase = .capture
    drags.on(.began) { [weak self, weak cell, weak drags] point in
      if let cell, let drags { self?.began(cell, drags, point) }
    }
    drags.on(.moved) { [weak self, weak cell, weak drags] distance in
      if let cell, let drags { self?.moved(cell, drags, distance) }
    }
    drags.on(.ended) { [weak self] distance in self?.ended(distance) }
    cell.box.add(drags)
    let wheel = ScrollController()
    wheel.onScroll = { [weak self, weak cell, weak wheel] x, y in
      guard let self, let cell, abs(x) > abs(y) else { return false }
      return scrolled(cell, by: wheel?.isInPixels == true ? x : x * 24)
    }
    cell.box.add(wheel)
  }

  /// A row is shown in a cell.
  func attach(_ cell: RowCell, _ id: Int, _ row: GroupHandle) {
    row.onMenu = { [weak self, weak cell] handle, point in
      guard let self, let cell, cell.id == id else { return }
      var place = point
      if let point, let handle, let frame = handle.widget.frame(in: cell.box) {
        place = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
      }
      openMenu(of: cell, handle, place)
    }
    row.onLook = { [weak self, weak cell, weak row] in
      guard let self, let cell, let row, cell.id == id else { return }
      showControls(cell, id, row)
    }
    showControls(cell, id, row)
  }

  /// A cell's row is taken out of it.
  func release(_ cell: RowCell) {
    if swipe?.cell === cell { swipe?.finish() }
    (cell.row as? GroupHandle)?.onMenu = nil
    (cell.row as? GroupHandle)?.onLook = nil
    cell.showControls(RowLook.Controls(), isMirrored: false) {}
  }

  private func showControls(_ cell: RowCell, _ id: Int, _ row: GroupHandle) {
    let controls = row.element.attributes.row?.controls ?? RowLook.Controls()
    cell.showControls(controls, isMirrored: list.element.attributes.isRightToLeft) {
      [weak self, weak cell] in
      if let self, let cell { openSwipe(cell, .trailing)?.open() }
    }
    cell.box.setNeedsDraw()
  }

  // MARK: For tests

  /// Moves a row sideways as a finger does, and lets it go.
  func swipe(_ id: Int, by distance: CGFloat) {
    guard let cell = list.bound[id], let swipe = openSwipe(cell, kind(distance)) else { return }
    swipe.move(to: distance)
    swipe.letGo()
  }

  /// Moves a row to a height of the list's view, as a pointer does, and lets it go.
  func drag(_ id: Int, to y: CGFloat) {
    let move = RowMove(list, id)
    move.move(to: y)
    move.letGo()
  }

  /// Opens the menu of a row.
  func openMenu(of id: Int) {
    if let cell = list.bound[id] { openMenu(of: cell, nil, nil) }
  }

  func finish() {
    swipe?.finish()
    move?.finish()
    menu.remove()
  }

  // MARK: What can be done with a row

  private func elements(_ cell: RowCell, _ kind: ElementActions.Kind) -> [RenderElement] {
    cell.row?.element.elementsWithActions.filter { $0.attributes.actions?.kind == kind } ?? []
  }

  private func choices(_ cell: RowCell, _ kind: ElementActions.Kind) -> [RowSwipe.Choice] {
    let own = elements(cell, kind)
    if own.isEmpty, kind == .trailing, let id = cell.id, abilities(id).contains(.delete) {
      let item = ActionItem(title: "Delete", role: .destructive)
      return [
        RowSwipe.Choice(item: item) { [weak self] in self?.list.element.send(.deleteRows([id])) }
      ]
    }
    return own.flatMap { element in
      element.preparedActions().flattened.enumerated().compactMap { index, item in
        item.isDivider || item.isHeader
          ? nil
          : RowSwipe.Choice(item: item) { [weak element] in element?.send(.chose(index)) }
      }
    }
  }

  // MARK: Menus

  /// Opens the menu of a row, with what swipes offer as well. `handle` has a menu of its own.
  private func openMenu(of cell: RowCell, _ handle: ElementHandle?, _ point: CGPoint?) {
    var sections: [MenuPopover.Section] = []
    if let element = handle?.element ?? elements(cell, .menu).first {
      sections.append(
        .init(items: element.preparedActions()) { [weak element] in element?.send(.chose($0)) })
    }
    for kind in [ElementActions.Kind.leading, .trailing] {
      let choices = choices(cell, kind)
      sections.append(.init(items: choices.map(\.item)) { choices[$0].act() })
    }
    // Of the list: the row may go before the menu does.
    let frame = cell.box.frame(in: list.scroller) ?? .zero
    let place = point ?? CGPoint(x: frame.width / 2, y: frame.height / 2)
    menu.open(
      sections, at: list.scroller, point: CGPoint(x: frame.minX + place.x, y: frame.minY + place.y))
  }

  // MARK: Keys

  /// Gives whether the key is dealt with.
  func pressed(_ key: KeyEvent) -> Bool {
    guard let id = list.list.focusedIdentifier, let cell = list.bound[id] else { return false }
    if key.opensMenu {
      openMenu(of: cell, nil, nil)
      return true
    }
    guard key.modifiers == .alt, abilities(id).contains(.move), let ids = rows?.ids,
      let index = ids.firstIndex(of: id)
    else { return false }
    switch key.name {
    case "Up" where index > 0: moveRow(id, to: index - 1)
    case "Down" where index + 1 < ids.count: moveRow(id, to: index + 2)
    default: return false
    }
    return true
  }

  private func moveRow(_ id: Int, to index: Int) {
    list.element.send(.moveRows([id], to: index))
    list.element.flush()
    // The keyboard goes with the row, once that has its place.
    list.scroller.onFrame { [weak self] _ in
      self?.list.list.focus(id)
      return false
    }
  }

  // MARK: Drags

  private func began(_ cell: RowCell, _ drags: DragController, _ point: CGPoint) {
    phase = .none
    if let swipe {
      if swipe.cell === cell, swipe.isOverButtons(point) { return }
      // A touch of anything else closes what is open, and does nothing more.
      drags.claim()
      if swipe.cell === cell { phase = .swiping(from: swipe.offset) } else { swipe.close() }
      return
    }
    guard let id = cell.id else { return }
    if cell.isOverHandle(point) {
      drags.claim()
      phase = .moving
      move = RowMove(list, id)
      return
    }
    switch cell.box.widget(at: point) {
    case is Editable, is Scale, is Switch: break
    default: phase = .undecided
    }
  }

  private func moved(_ cell: RowCell, _ drags: DragController, _ distance: CGPoint) {
    switch phase {
    case .none: break
    case .undecided: decide(cell, drags, distance)
    case .swiping(let start): swipe?.move(to: start + distance.x)
    case .moving:
      let top = cell.box.frame(in: list.scroller)?.minY ?? 0
      move?.move(to: top + (drags.start?.y ?? 0) + distance.y)
    }
  }

  private func decide(_ cell: RowCell, _ drags: DragController, _ distance: CGPoint) {
    if abs(distance.x) > 12, abs(distance.x) > abs(distance.y) {
      guard openSwipe(cell, kind(distance.x)) != nil else { return phase = .none }
      drags.claim()
      phase = .swiping(from: 0)
      moved(cell, drags, distance)
    } else if abs(distance.y) > 8 {
      // A finger scrolls.
      guard !drags.isTouch, let id = cell.id, abilities(id).contains(.move) else {
        return phase = .none
      }
      drags.claim()
      phase = .moving
      move = RowMove(list, id)
      moved(cell, drags, distance)
    }
  }

  private func ended(_ distance: CGPoint) {
    switch phase {
    case .none, .undecided: break
    case .swiping:
      if abs(distance.x) < 4 { swipe?.close() } else { swipe?.letGo() }
    case .moving:
      move?.letGo()
      move = nil
    }
    phase = .none
  }

  /// The end that a way to the right, or if it is negative to the left, uncovers.
  private func kind(_ distance: CGFloat) -> ElementActions.Kind {
    (distance > 0) != list.element.attributes.isRightToLeft ? .leading : .trailing
  }

  /// Makes the buttons of a row ready to be uncovered.
  private func openSwipe(_ cell: RowCell, _ kind: ElementActions.Kind) -> RowSwipe? {
    if let swipe, swipe.cell === cell, swipe.kind == kind { return swipe }
    swipe?.finish()
    let allowsFull = elements(cell, kind).allSatisfy {
      $0.attributes.actions?.allowsFullSwipe ?? true
    }
    swipe = RowSwipe(
      cell, kind, choices(cell, kind), allowsFullSwipe: allowsFull,
      isMirrored: list.element.attributes.isRightToLeft)
    swipe?.onClose = { [weak self] in self?.swipe = nil }
    return swipe
  }

  /// Two fingers move on a touchpad, or a wheel turns sideways. Gives whether that is a swipe.
  private func scrolled(_ cell: RowCell, by x: CGFloat) -> Bool {
    let current = swipe?.cell === cell ? swipe : openSwipe(cell, kind(-x))
    guard let current else { return false }
    current.move(to: current.offset - x)
    // The row is let go when nothing has come for a while.
    wheelPause?.cancel()
    var start: Double?
    wheelPause = cell.box.onFrame { [weak current] time in
      if start == nil { start = time }
      guard time - (start ?? time) > 0.15 else { return true }
      current?.letGo()
      return false
    }
    return true
  }
}
