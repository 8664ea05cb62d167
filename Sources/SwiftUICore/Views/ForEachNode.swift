/// The identity of an element among others: the first of several with the same one is 0.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// The node of a ``ForEach``: a child for each element, in a list only for those that were asked
/// for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  typealias Key = RowKey<ID>
  private typealias Row = ForEachRow<Data.Element, Content>

  private(set) var view: ForEach<Data, ID, Content>
  private(set) var keys: [Key] = []
  private var children: [Key: TypedNode<Row>] = [:]

  /// The numbers that stand for the keys in a list. They are never used again.
  private(set) var numbers: [Key: Int] = [:]
  private var places: [Int: Int] = [:]
  private(set) var rowNumbers: [Int] = []

  /// Whether children exist only where a list asked for them.
  private(set) var makesRowsLate = false

  /// Whether there has been a row to tell.
  private var isDecided = false

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    keys = Self.keys(of: view)
    decideWhenRowsAreMade()
    if !makesRowsLate { makeMissingChildren() }
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
    children[keys[0]] = node
    makesRowsLate = node.isSingleRow
    if makesRowsLate { number() }
  }

  private func row(_ element: Data.Element) -> Row {
    Row(element: element, content: view.content)
  }

  private static func keys(of view: ForEach<Data, ID, Content>) -> [Key] {
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(view.data.count)
    return view.data.map { element in
      let id = view.identify(element)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
  }

  private func makeMissingChildren() {
    for (key, element) in zip(keys, view.data) where children[key] == nil {
      children[key] = SwiftUICore.makeNode(row(element), childContext)
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let old = keys
    keys = Self.keys(of: view)
    let hasChanged = keys != old
    decideWhenRowsAreMade()
    if makesRowsLate {
      if hasChanged { number() }
      updateLateChildren()
    } else {
      if hasChanged { removeMissingChildren() }
      for (key, element) in zip(keys, view.data) {
        if let child = children[key] {
          child.update(row(element))
        } else if let child = reviveChild(TypedNode<Row>.self, key: key) {
          children[key] = child
          child.update(row(element))
        } else {
          children[key] = insertChild { SwiftUICore.makeNode(row(element), $0) }
        }
      }
    }
    if hasChanged { elementsDidChange() }
  }

  private func removeMissingChildren() {
    let present = Set(keys)
    for (key, child) in children where !present.contains(key) {
      retireChild(child, key: key)
      children[key] = nil
    }
  }

  /// Few rows of a list are there: the others are not looked at.
  private func updateLateChildren() {
    for (key, child) in children {
      if let number = numbers[key], let place = places[number] {
        child.update(row(element(at: place)))
      } else {
        child.remove()
        children[key] = nil
      }
    }
  }

  private func element(at place: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: place)]
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if makesRowsLate {
      // Few of many are there.
      let present = children.map { (numbers[$0.key].flatMap { places[$0] } ?? .max, $0.value) }
      for (_, child) in present.sorted(by: { $0.0 < $1.0 }) { action(child) }
    } else {
      for key in keys {
        if let child = children[key] { action(child) }
      }
    }
  }

  override func makeElements() -> [LayoutNode] {
    keys.flatMap { key -> [LayoutNode] in
      guard let child = children[key] else { return [] }
      for element in child.elements where element.explicitTrait(IDTrait.self) == nil {
        element.setTrait(IDTrait.self, AnyHashable(key.id))
      }
      return child.elements
    }
  }

  override func willRemove() {
    children = [:]
  }

  // MARK: Rows of a list

  private func number() {
    var new: [Key: Int] = [:]
    new.reserveCapacity(keys.count)
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(keys.count)
    rowNumbers.removeAll(keepingCapacity: true)
    rowNumbers.reserveCapacity(keys.count)
    for (place, key) in keys.enumerated() {
      let number = numbers[key] ?? RowNumbers.next()
      new[key] = number
      places[number] = place
      rowNumbers.append(number)
    }
    numbers = new
  }
}

/// Numbers for rows, each used once.
@MainActor
enum RowNumbers {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

extension ForEachNode: LazyRows {
  func place(ofRow number: Int) -> Int? { places[number] }

  func rowNode(_ number: Int) -> ViewNode? {
    guard let place = places[number] else { return nil }
    let key = keys[place]
    if let child = children[key] { return child }
    var context = childContext
    context.isLazy = false
    let child = SwiftUICore.makeNode(row(element(at: place)), context)
    children[key] = child
    return child
  }

  func releaseRow(_ number: Int) {
    guard let place = places[number], let child = children.removeValue(forKey: keys[place]) else {
      return
    }
    child.remove()
  }

  func identity(ofRow number: Int) -> AnyHashable? {
    places[number].map { AnyHashable(keys[$0].id) }
  }

  var deleteAction: ((IndexSet) -> Void)? { view.onDelete }
  var moveAction: ((IndexSet, Int) -> Void)? { view.onMove }
}

extension ForEachNode: IdentifiedNode {
  func elements(of id: AnyHashable) -> [LayoutNode] {
    guard let id = id.base as? ID else { return [] }
    return children[Key(id: id, occurrence: 0)]?.elements ?? []
  }
}
