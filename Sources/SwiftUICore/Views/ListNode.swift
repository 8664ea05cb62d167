internal import ListSupport

/// A list of the renderer.
struct ListElement<Content: View>: View, PrimitiveView {
  let selection: ListSelection?
  let style: ListProperties.Style
  let content: Content

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ListNode(self, context)
  }
}

/// The node of a list: numbers the rows, and makes those that the renderer shows.
final class ListNode<Content: View>: ContainerNode<ListElement<Content>>, ListRows {
  private var view: ListElement<Content>
  private var child: TypedNode<Content>!

  private let collector = RowCollector()
  private var realized: [Int: RealizedRow] = [:]

  /// Rows that the renderer shows no longer. They go at the next flush, unless it shows them again.
  private var released: Set<Int> = []
  private var isRefreshing = false
  private var isEditing = false

  private var target: RowTarget?

  /// The rows that the renderer knows, while it is to be told of others.
  private var toldIDs: [Int]?

  init(_ view: ListElement<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    var inner = childContext
    inner.isLazy = true
    child = SwiftUICore.makeNode(view.content, inner)
    let element = RenderElement(self, .list(ListProperties()))
    element.rows = self
    element.onEvent = { [unowned self] in handle($0) }
    start(ListLayoutNode(self, element: element), content: [child])
    apply()
  }

  override func update(_ view: ListElement<Content>) {
    self.view = view
    child.update(view.content)
    apply()
  }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.isInList = true
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    apply()
  }

  override func evaluate() {
    isDirty = false
    apply()
  }

  private func apply() {
    guard let element = layout?.element else { return }
    let (chosen, isEditing) = tracking {
      (view.selection?.get() ?? [], environment.editMode?.wrappedValue.isEditing ?? false)
    }
    var properties = ListProperties(style: view.style)
    if let selection = view.selection {
      properties.selectionMode = selection.isMultiple ? .multiple : .single
      if !chosen.isEmpty {
        properties.selection = rows(chosen)
      }
    }
    properties.isRefreshable = environment.refresh != nil
    properties.isRefreshing = isRefreshing
    self.isEditing = isEditing
    properties.isEditing = isEditing
    for (id, row) in realized { row.controls = controls(of: id) }
    properties.target = target
    properties.canDelete = collector.lateSources.contains { $0.deleteAction != nil }
    properties.canMove = collector.lateSources.contains { $0.moveAction != nil }
    element.content = .list(properties)
    element.attributes = environment.elementAttributes
  }

  // MARK: The rows

  package var ids: [Int] { collector.ids }

  override func refreshElements() {
    let old = ids
    collector.collect(child)
    for (id, row) in realized {
      if let source = collector.source(of: id) {
        row.show(source.elements)
      } else {
        remove(id)
      }
    }
    apply()
    guard ids != old, toldIDs == nil, layout.element?.isCreated == true else { return }
    toldIDs = old
    host.commits.add { [weak self] in self?.tellSplices() }
  }

  /// Tells the renderer all changes of a flush at once: while it is told, the rows are the last ones.
  private func tellSplices() {
    guard let old = toldIDs else { return }
    toldIDs = nil
    guard ids != old, let element = layout.element, element.isCreated else { return }
    host.renderer.splice(element, ListSplice.steps(from: old, to: ids))
  }

  /// The rows with identities, in order.
  private func rows(_ chosen: Set<AnyHashable>) -> [Int] {
    // Of rows that are made late those that are there may say something else of themselves.
    var found = Set(realized.keys)
    for rows in collector.lateSources {
      for identity in chosen {
        if let id = rows.number(ofRowWith: identity) { found.insert(id) }
      }
    }
    return ids.filter {
      (RowNumbers.block(of: $0) == 0 || found.contains($0))
        && identity(of: $0).map(chosen.contains) ?? false
    }
  }

  private func identity(of id: Int) -> AnyHashable? {
    guard let source = collector.source(of: id) else { return nil }
    if let row = realized[id], let tag = row.layout.children.first?.explicitTrait(TagTrait.self) {
      return tag
    }
    if let element = source.element {
      return element.explicitTrait(TagTrait.self) ?? element.explicitTrait(IDTrait.self) ?? nil
    }
    return source.rows?.identity(ofRow: id)
  }

  package func kind(of id: Int) -> ListRowKind { collector.kind(of: id) }

  package func abilities(of id: Int) -> ListRowAbilities {
    var abilities: ListRowAbilities = []
    guard let source = collector.source(of: id), source.kind == .row else { return abilities }
    if source.rows?.deleteAction != nil { abilities.insert(.delete) }
    if source.rows?.moveAction != nil { abilities.insert(.move) }
    if view.selection != nil { abilities.insert(.select) }
    if let content = realized[id]?.layout.children.first ?? source.element {
      if content.trait(RowDeleteDisabledTrait.self) { abilities.remove(.delete) }
      if content.trait(RowMoveDisabledTrait.self) { abilities.remove(.move) }
      if content.trait(RowSelectionDisabledTrait.self) { abilities.remove(.select) }
    }
    return abilities
  }

  /// What a row shows while the list is edited.
  private func controls(of id: Int) -> RowLook.Controls {
    guard isEditing else { return RowLook.Controls() }
    let abilities = abilities(of: id)
    return RowLook.Controls(
      deletes: abilities.contains(.delete), moves: abilities.contains(.move))
  }

  package func realize(_ id: Int, width: CGFloat) -> RenderElement? {
    guard let source = collector.source(of: id) else { return nil }
    released.remove(id)
    let row: RealizedRow
    if let known = realized[id] {
      row = known
    } else {
      row = RealizedRow(self)
      realized[id] = row
      row.show(source.elements)
      row.controls = controls(of: id)
    }
    row.layout.proposal = ProposedViewSize(width: width, height: nil)
    host.prepare(row.layout)
    return row.layout.element
  }

  package func release(_ id: Int) {
    guard realized[id] != nil else { return }
    released.insert(id)
    host.afterUpdate { [weak self] in self?.removeReleased() }
  }

  private func removeReleased() {
    let ids = released
    released = []
    for id in ids { remove(id) }
  }

  private func remove(_ id: Int) {
    guard let row = realized.removeValue(forKey: id) else { return }
    released.remove(id)
    collector.source(of: id)?.rows?.releaseRow(id)
    row.show([])
    if let element = row.layout.element { host.commits.unmountLater(element) }
  }

  override func willRemove() {
    for id in Array(realized.keys) { remove(id) }
  }

  // MARK: What the user does

  private func handle(_ event: ElementEvent) {
    guard environment.isEnabled else { return }
    switch event {
    case .select(let ids):
      view.selection?.set(Set(ids.compactMap { identity(of: $0) }))
      layout.element?.reassert()
    case .deleteRows(let ids): forEachSource(of: ids) { $0.deleteAction?($1) }
    case .moveRows(let ids, let target):
      forEachSource(of: ids) { rows, places in
        // The target is a place in the list; the action wants one among the rows of the source.
        let numbers = rows.rowNumbers
        let block = numbers.first.map { RowNumbers.block(of: $0) }
        let before = self.ids.prefix(target).count { RowNumbers.block(of: $0) == block }
        rows.moveAction?(places, min(before, numbers.count))
      }
    case .refresh: refresh()
    default: break
    }
  }

  private func forEachSource(of ids: [Int], _ action: (any LazyRows, IndexSet) -> Void) {
    var places: [ObjectIdentifier: (rows: any LazyRows, places: IndexSet)] = [:]
    for id in ids {
      guard let rows = collector.source(of: id)?.rows, let place = rows.place(ofRow: id) else {
        continue
      }
      places[ObjectIdentifier(rows), default: (rows, [])].places.insert(place)
    }
    for entry in places.values { action(entry.rows, entry.places) }
  }

  private func refresh() {
    guard let action = environment.refresh, !isRefreshing else { return }
    isRefreshing = true
    invalidate()
    Task { [weak self] in
      await action()
      self?.isRefreshing = false
      self?.invalidate()
    }
  }
}

extension ListNode: RowScroller {
  /// The renderer sees to it that the row is seen, whatever heights rows turn out to have.
  func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?) -> RowAim {
    guard let row = collector.number(of: id, in: child) else { return .missed }
    target = RowTarget(number: RowNumbers.next(), row: row, anchor: anchor)
    apply()
    return .sure
  }
}

/// A list takes what it is offered, else the estimated height of its rows.
final class ListLayoutNode: LayoutNode {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let count = CGFloat(element?.rows?.ids.count ?? 0)
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: 200, height: count * host.renderer.metrics.estimatedRowHeight))
  }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    []
  }
}
