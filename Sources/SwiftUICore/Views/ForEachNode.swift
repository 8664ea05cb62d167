internal import ListSupport

/// The node of a ``ForEach``: a child for each element, in a list only for those that were asked
/// for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Row = ForEachRow<Data.Element, Content>

  private(set) var view: ForEach<Data, ID, Content>
  private var numbering = RowNumbering<ID>()

  /// The children that are there, by the numbers of their elements.
  private var children: [Int: TypedNode<Row>] = [:]

  /// The identities of their elements, where all children are there: what is taken out may come back
  /// by it while it leaves.
  private var childKeys: [Int: ID] = [:]

  /// Whether children exist only where a list asked for them.
  private(set) var makesRowsLate = false

  /// Whether there has been a row to tell.
  private var isDecided = false

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    _ = numbering.update(view.identities(view.data))
    decideWhenRowsAreMade()
    if !makesRowsLate { makeAllChildren() }
  }

  /// In a list, rows that are sections or hold several rows are looked into at once. The first row
  /// tells; it stays, as it is the most likely one to be shown.
  private func decideWhenRowsAreMade() {
    guard isLazy, !isDecided else { return }
    guard let first = view.data.first else {
      makesRowsLate = true
      return
    }
    isDecided = true
    let node = SwiftUICore.makeNode(row(first), childContext)
    children[numbering.numbers[0]] = node
    makesRowsLate = node.isSingleRow
    if !makesRowsLate { childKeys[numbering.numbers[0]] = numbering.ids[0] }
  }

  private func row(_ element: Data.Element) -> Row {
    Row(element: element, content: view.content)
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let hasChanged = numbering.update(view.identities(view.data))
    decideWhenRowsAreMade()
    if makesRowsLate {
      updateLateChildren()
    } else {
      if hasChanged { removeMissingChildren() }
      updateAllChildren()
    }
    if hasChanged { elementsDidChange() }
  }

  private func removeMissingChildren() {
    let present = Set(numbering.numbers)
    for (number, child) in children where !present.contains(number) {
      let key = childKeys.removeValue(forKey: number).map { AnyHashable($0) }
      retireChild(child, key: key ?? AnyHashable(number))
      children[number] = nil
    }
  }

  private func makeAllChildren() {
    for (place, element) in zip(numbering.ids.indices, view.data) {
      let number = numbering.numbers[place]
      childKeys[number] = numbering.ids[place]
      if children[number] == nil {
        children[number] = SwiftUICore.makeNode(row(element), childContext)
      }
    }
  }

  private func updateAllChildren() {
    for (place, element) in zip(numbering.ids.indices, view.data) {
      let (number, key) = (numbering.numbers[place], numbering.ids[place])
      if let child = children[number] {
        child.update(row(element))
        continue
      }
      childKeys[number] = key
      if let child = reviveChild(TypedNode<Row>.self, key: AnyHashable(key)) {
        children[number] = child
        child.update(row(element))
      } else {
        children[number] = insertChild { SwiftUICore.makeNode(row(element), $0) }
      }
    }
  }

  /// Few rows of a list are there: the others are not looked at.
  private func updateLateChildren() {
    for (number, child) in children {
      if let place = numbering.place(of: number) {
        child.update(row(element(at: place)))
      } else {
        child.remove()
        children[number] = nil
      }
    }
  }

  private func element(at place: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: place)]
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if makesRowsLate {
      // Few of many are there.
      let present = children.map { (numbering.place(of: $0.key) ?? .max, $0.value) }
      for (_, child) in present.sorted(by: { $0.0 < $1.0 }) { action(child) }
    } else {
      for number in numbering.numbers {
        if let child = children[number] { action(child) }
      }
    }
  }

  override func makeElements() -> [LayoutNode] {
    zip(numbering.numbers, numbering.ids).flatMap { number, id -> [LayoutNode] in
      guard let child = children[number] else { return [] }
      for element in child.elements where element.explicitTrait(IDTrait.self) == nil {
        element.setTrait(IDTrait.self, AnyHashable(id))
      }
      return child.elements
    }
  }

  override func willRemove() {
    children = [:]
  }
}

extension ForEachNode: LazyRows {
  var rowNumbers: [Int] { numbering.numbers }

  func place(ofRow number: Int) -> Int? { numbering.place(of: number) }

  func rowNode(_ number: Int) -> ViewNode? {
    if let child = children[number] { return child }
    guard let place = numbering.place(of: number) else { return nil }
    var context = childContext
    context.isLazy = false
    let child = SwiftUICore.makeNode(row(element(at: place)), context)
    children[number] = child
    return child
  }

  func releaseRow(_ number: Int) { children.removeValue(forKey: number)?.remove() }

  func identity(ofRow number: Int) -> AnyHashable? {
    numbering.place(of: number).map { AnyHashable(numbering.ids[$0]) }
  }

  func number(ofRowWith identity: AnyHashable) -> Int? {
    (identity.base as? ID).flatMap { numbering.number(of: $0) }
  }

  var deleteAction: ((IndexSet) -> Void)? { view.onDelete }
  var moveAction: ((IndexSet, Int) -> Void)? { view.onMove }
}

extension ForEachNode: IdentifiedNode {
  func elements(of id: AnyHashable) -> [LayoutNode] {
    number(ofRowWith: id).flatMap { children[$0]?.elements } ?? []
  }
}
