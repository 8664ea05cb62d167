internal import Gtk
internal import ListSupport

/// A list whose rows are made when they come into view and go when they have left it.
///
/// The toolkit's list makes widgets for more rows than are seen. These are empty cells: what a row
/// shows is made when its cell is in view, or nearly.
@MainActor
final class ListHandle: ElementHandle {
  let overlay: Overlay
  let scroller: ScrolledWindow
  let list: ListView
  private(set) var gestures: RowGestures!

  /// Turns while the list is being refreshed.
  private var spinner: Spinner?
  private var cells: [ObjectIdentifier: RowCell] = [:]
  private(set) var bound: [Int: RowCell] = [:]

  /// A row that moves has two cells for a moment, which the toolkit may fill in any order: the one
  /// that was filled first.
  private var displaced: [Int: RowCell] = [:]

  /// The rows that have content, or have had it until it went.
  private var filled: Set<Int> = []
  private var heights = RowHeights()
  private var updatesLeft = 0

  init(_ element: RenderElement, _ renderer: GtkRenderer, _ properties: ListProperties) {
    let relay = RowRelay()
    list = ListView(relay.factory, selection: properties.selectionMode.gtk)
    scroller = ScrolledWindow(child: list, horizontal: .never)
    heights.estimate = renderer.metrics.estimatedRowHeight
    overlay = Overlay()
    overlay.setChild(scroller)
    super.init(element, renderer, widget: overlay)
    relay.list = self
    gestures = RowGestures(self)
    list.cssClasses += ["sw-list"] + (properties.style.isInset ? ["sw-inset"] : [])
    list.activatesOnSingleClick = properties.selectionMode == .none
    scroller.on(.scrolled) { [weak self] _ in self?.scheduleUpdate() }
    scroller.on(.resized) { [weak self] in self?.scheduleUpdate() }
    scroller.on(.overshot) { [weak self] edge in
      if edge == .top, let self, self.properties.isRefreshable { element.send(.refresh) }
    }
    list.on(.activated) { [weak self] index in self?.activateRow(at: index) }
    list.on(.selectionChanged) { [weak self] indices in self?.select(indices) }
    watchKeys()
    if let ids = element.rows?.ids {
      list.splice(at: 0, removing: 0, inserting: ids)
    }
  }

  convenience init(_ element: RenderElement, _ renderer: GtkRenderer) {
    var properties = ListProperties()
    if case .list(let own) = element.content { properties = own }
    self.init(element, renderer, properties)
  }

  var properties: ListProperties {
    if case .list(let properties) = element.content { return properties }
    return ListProperties()
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    showSelection()
    var before: RowTarget?
    if case .list(let old)? = old { before = old.target }
    if let target = properties.target, target != before { scroll(to: target) }
    if properties.isRefreshing != (spinner != nil) { showRefreshing(properties.isRefreshing) }
  }

  private func showRefreshing(_ isRefreshing: Bool) {
    scroller.setAccessibleBusy(isRefreshing)
    spinner?.removeFromParent()
    spinner = nil
    guard isRefreshing else { return }
    let wheel = Spinner(isSpinning: true)
    wheel.setSizeRequest(width: 24, height: 24)
    wheel.setAlignment(horizontal: .center, vertical: .start)
    wheel.setMargins(top: 8)
    wheel.isTargetOfPointer = false
    overlay.addOverlay(wheel)
    spinner = wheel
  }

  /// Brings a row into view, then to its place: the list knows only when it has placed it.
  private func scroll(to target: RowTarget) {
    guard let index = element.rows?.ids.firstIndex(of: target.row) else { return }
    list.scroll(to: index)
    scheduleUpdate()
    guard let anchor = target.anchor else { return }
    var frames = 4
    scroller.onFrame { [weak self] _ in
      guard let self, properties.target == target else { return false }
      frames -= 1
      if let cell = bound[target.row], cell.box.isMapped, let row = cell.box.frame(in: scroller) {
        scroller.offset.y += row.minY + anchor.y * (row.height - scroller.size.height)
        scheduleUpdate()
      }
      return frames > 0
    }
  }

  // MARK: Rows

  func splice(_ splices: [ListSplice]) {
    let isAtTop = scroller.offset.y < 1
    names.rowsDidChange()
    var gone: Set<Int> = []
    for splice in splices {
      let removed = list.identifiers[splice.index..<(splice.index + splice.removed)]
      gone.formUnion(removed.lazy.filter { self.heights.isKnown($0) })
      list.splice(at: splice.index, removing: splice.removed, inserting: splice.inserted)
    }
    if !gone.isEmpty {
      // What was taken out here and put in there has only moved.
      for splice in splices { gone.subtract(splice.inserted) }
      heights.forget(gone)
    }
    // The toolkit would go with the row that was on top.
    if isAtTop, element.rows?.ids.isEmpty == false { list.scroll(to: 0) }
    showSelection()
    scheduleUpdate()
  }

  /// The inset of cards from the sides.
  private var sideInset: CGFloat { properties.style.isInset ? 16 : 0 }

  private var rowWidth: CGFloat { max(0, frame.width - 2 * sideInset) }

  fileprivate func makeCell() -> Gtk.Widget {
    let cell = RowCell()
    cells[ObjectIdentifier(cell.box)] = cell
    gestures.watch(cell)
    return cell.box
  }

  fileprivate func disposeCell(_ widget: Gtk.Widget) {
    cells[ObjectIdentifier(widget)] = nil
  }

  fileprivate func bind(_ widget: Gtk.Widget, _ id: Int) {
    guard let cell = cells[ObjectIdentifier(widget)] else { return }
    cell.id = id
    cell.awaitPlace()
    if let former = bound.updateValue(cell, forKey: id), former !== cell { displaced[id] = former }
    decorate(cell, id)
    // The first rows are there in the first picture.
    if boundHeight < frame.height || frame.height == 0 && bound.count < 16 {
      realize(cell, id)
    } else {
      cell.keepSpace(heights[id])
    }
    scheduleUpdate()
  }

  /// How many rows have content.
  var realizedRowCount: Int { filled.count { bound[$0]?.row != nil } }

  /// The rows that are there, from the top.
  var shownRows: [ElementHandle] { (element.rows?.ids ?? []).compactMap { bound[$0]?.row } }

  /// How high the rows are that are there.
  private var boundHeight: CGFloat {
    filled.reduce(0) { bound[$1]?.row == nil ? $0 : $0 + heights[$1] }
  }

  fileprivate func unbind(_ widget: Gtk.Widget, _ id: Int) {
    guard let cell = cells[ObjectIdentifier(widget)] else { return }
    let hadRow = cell.row != nil
    release(cell)
    cell.id = nil
    guard bound[id] === cell else {
      if displaced[id] === cell { displaced[id] = nil }
      if hadRow, bound[id]?.row == nil {
        filled.remove(id)
        element.rows?.release(id)
      }
      return
    }
    let other = displaced.removeValue(forKey: id)
    bound[id] = other
    if hadRow, let other { realize(other, id) }
  }

  private func realize(_ cell: RowCell, _ id: Int) {
    guard rowWidth > 0, let row = element.rows?.realize(id, width: rowWidth),
      let handle = renderer.handle(of: row)
    else { return }
    filled.insert(id)
    (handle as? GroupHandle)?.onResize = { [weak self, weak cell] in
      guard let self, let cell, cell.id == id else { return }
      showRow(cell, id, handle, row.frame)
    }
    showRow(cell, id, handle, row.frame)
    if let handle = handle as? GroupHandle { gestures.attach(cell, id, handle) }
    row.forEachButton { $0.isRowLink = true }
  }

  private func showRow(_ cell: RowCell, _ id: Int, _ handle: ElementHandle, _ frame: CGRect) {
    heights[id] = frame.height
    cell.show(
      handle,
      in: CGRect(x: sideInset, y: 0, width: frame.width, height: frame.height),
      height: frame.height)
    names.describe(cell, properties)
  }

  private lazy var names = RowNames(of: element, list)

  override var speaksForContent: Bool { true }

  override func updateSpokenName() {
    for cell in bound.values { names.describe(cell, properties) }
  }

  private func release(_ cell: RowCell) {
    guard let id = cell.id else { return }
    if bound[id] === cell { filled.remove(id) }
    guard let row = cell.row else { return }
    (row as? GroupHandle)?.onResize = nil
    gestures.release(cell)
    cell.removeRow()
    cell.keepSpace(heights[id])
    // The row may be in another cell by now.
    if bound[id] === cell { element.rows?.release(id) }
  }

  /// Looks at the next frames which rows are in view: the list places its rows during a frame.
  private func scheduleUpdate() {
    let isScheduled = updatesLeft > 0
    updatesLeft = 2
    guard !isScheduled else { return }
    scroller.onFrame { [weak self] _ in
      guard let self else { return false }
      updatesLeft -= 1
      updateVisibleRows()
      return updatesLeft > 0
    }
  }

  private func updateVisibleRows() {
    // A list on a page behind another keeps its rows.
    guard scroller.isMapped else { return }
    let view = CGRect(x: 0, y: 0, width: 1e6, height: max(1, scroller.size.height))
    let near = view.insetBy(dx: 0, dy: -view.height / 4)
    let far = view.insetBy(dx: 0, dy: -view.height / 2)
    for (id, cell) in bound {
      guard cell.isPlaced else { continue }
      // The toolkit hides cells far outside.
      let frame = cell.box.isMapped ? cell.box.frame(in: scroller) : nil
      if cell.row == nil {
        guard frame?.intersects(near) == true else { continue }
        realize(cell, id)
        // It may have another height than was guessed, and so others another place.
        updatesLeft = max(updatesLeft, 2)
      } else if frame?.intersects(far) != true {
        release(cell)
      }
    }
  }

  override func frameDidChange(from old: CGRect?) {
    guard frame.width != old?.width else { return scheduleUpdate() }
    // In the middle of a commit the rows' own frames may still change.
    renderer.afterCommit { [weak self] in
      guard let self else { return }
      for (id, cell) in bound where cell.row != nil { realize(cell, id) }
      if bound.values.allSatisfy({ $0.row == nil }) {
        for id in (element.rows?.ids ?? []).prefix(16) {
          if let cell = bound[id], boundHeight < frame.height { realize(cell, id) }
        }
      }
      scheduleUpdate()
    }
  }

  // MARK: Looks

  /// Cards have round corners at both ends of a section.
  private func decorate(_ cell: RowCell, _ id: Int) {
    cell.box.onDraw = { [weak self] snapshot, size in
      if let self, element.rows?.kind(of: id) == .row {
        if properties.style.isInset {
          drawCard(snapshot, size, id)
        } else {
          drawLine(snapshot, size, id)
        }
      }
      if let self, properties.style.isInset, look(of: id).hasBackground {
        // What the row brings has the corners of the card.
        snapshot.withClip(card(size, id).visible) {
          snapshot.withClip(card(size, id).whole, radius: 12) { snapshot.drawChildren() }
        }
      } else {
        snapshot.drawChildren()
      }
    }
  }

  /// What a row that is there says of its looks.
  private func look(of id: Int) -> RowLook { bound[id]?.row?.element.attributes.row ?? RowLook() }

  /// The colour of the line below a row; `nil` if there is none.
  private func lineColor(below id: Int, _ next: Int?) -> Gtk.Color? {
    let look = look(of: id)
    if look.hidesLineBelow || next.map({ self.look(of: $0).hidesLineAbove }) == true { return nil }
    return look.lineColor?.gtk ?? lineColor
  }

  private func row(after id: Int) -> Int? {
    guard let ids = element.rows?.ids, let index = ids.firstIndex(of: id), index + 1 < ids.count
    else { return nil }
    return ids[index + 1]
  }

  private var lineColor: Gtk.Color {
    scroller.themeColor("borders") ?? Gtk.Color(white: 0.5, alpha: 0.3)
  }

  private func drawLine(_ snapshot: Snapshot, _ size: CGSize, _ id: Int) {
    guard let color = lineColor(below: id, row(after: id)) else { return }
    let inset = 16.0
    let isMirrored = element.attributes.isRightToLeft
    snapshot.fill(
      CGRect(
        x: isMirrored ? 0 : inset, y: size.height - 1, width: size.width - inset, height: 1),
      with: color)
  }

  /// The part of a section's card behind a row, and a card with corners where the part has them.
  private func card(_ size: CGSize, _ id: Int) -> (visible: CGRect, whole: CGRect, isLast: Bool) {
    let rect = CGRect(x: sideInset, y: 0, width: size.width - 2 * sideInset, height: size.height)
    guard let rows = element.rows, let index = rows.ids.firstIndex(of: id) else {
      return (rect, rect, true)
    }
    let ids = rows.ids
    let isFirst = index == 0 || rows.kind(of: ids[index - 1]) != .row
    let isLast = index + 1 == ids.count || rows.kind(of: ids[index + 1]) != .row
    let radius = 12.0
    // A rectangle whose ends are outside of the clip has no corners there.
    let whole = CGRect(
      x: rect.minX, y: isFirst ? 0 : -2 * radius, width: rect.width,
      height: rect.height + (isFirst ? 0 : 2 * radius) + (isLast ? 0 : 2 * radius))
    return (rect, whole, isLast)
  }

  private func drawCard(_ snapshot: Snapshot, _ size: CGSize, _ id: Int) {
    let card = card(size, id)
    let color = scroller.themeColor("card_bg_color") ?? Gtk.Color(white: 1, alpha: 0.1)
    snapshot.withClip(card.visible) { snapshot.fill(card.whole, radius: 12, with: color) }
    if !card.isLast, let line = lineColor(below: id, row(after: id)) {
      snapshot.fill(
        CGRect(
          x: card.visible.minX + 16, y: size.height - 1, width: card.visible.width - 16, height: 1),
        with: line)
    }
  }

  // MARK: What the user does

  private func activateRow(at index: Int) {
    guard let ids = element.rows?.ids, ids.indices.contains(index) else { return }
    var isDone = false
    bound[ids[index]]?.row?.element.forEachButton { button in
      if !isDone, button.element.attributes.isEnabled {
        isDone = true
        button.element.send(.activate)
      }
    }
  }

  private func select(_ indices: [Int]) {
    guard properties.selectionMode != .none, let ids = element.rows?.ids else { return }
    element.send(.select(indices.filter { ids.indices.contains($0) }.map { ids[$0] }))
  }

  private func showSelection() {
    guard properties.selectionMode != .none, let ids = element.rows?.ids else { return }
    let chosen = Set(properties.selection)
    let indices = ids.indices.filter { chosen.contains(ids[$0]) }
    guard indices != list.selectedIndices else { return }
    list.withoutSignals { list.selectedIndices = indices }
  }

  private func watchKeys() {
    let keys = KeyController()
    keys.onPress = { [weak self] key in
      guard let self else { return false }
      switch key.name {
      case "Delete":
        let chosen = properties.selection.filter {
          self.element.rows?.abilities(of: $0).contains(.delete) == true
        }
        guard !chosen.isEmpty else { return false }
        element.send(.deleteRows(chosen))
      case "F5" where properties.isRefreshable: element.send(.refresh)
      default: return gestures.pressed(key)
      }
      return true
    }
    scroller.add(keys)
  }

  override func didDestroy() {
    gestures.finish()
    for cell in cells.values {
      cell.removeRow()
      cell.id = nil
    }
    bound = [:]
    displaced = [:]
    filled = []
    super.didDestroy()
  }
}

/// Makes the cells of a list that comes to be after the toolkit's.
@MainActor
private final class RowRelay {
  weak var list: ListHandle?

  var factory: RowFactory {
    RowFactory(
      make: { [self] in list?.makeCell() ?? ContentBox() },
      bind: { [self] in list?.bind($0, $1) },
      unbind: { [self] in list?.unbind($0, $1) },
      dispose: { [self] in list?.disposeCell($0) })
  }
}

extension ListProperties.Selection {
  fileprivate var gtk: ListView.Selection {
    switch self {
    case .none: .none
    case .single: .single
    case .multiple: .multiple
    }
  }
}

extension ListProperties.Style {
  /// Whether rows are on cards.
  fileprivate var isInset: Bool { self == .insetGrouped || self == .grouped }
}

extension RenderElement {
  /// Calls `body` with the links in the element, outer ones first.
  fileprivate func forEachButton(_ body: (ButtonHandle) -> Void) {
    if case .button(let properties) = content, properties.style == .link,
      let handle = handle as? ButtonHandle
    {
      body(handle)
    }
    for child in children { child.forEachButton(body) }
  }
}
