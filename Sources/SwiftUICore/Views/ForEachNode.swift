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

  /// Whether children exist only where a list asked for them.
  private(set) var makesRowsLate = false

  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    keys = Self.keys(of: view)
    if isLazy, let first = view.data.first {
      // Rows that are sections, or hold several rows, are looked into at once.
      let node = SwiftUICore.makeNode(row(first), childContext)
      children[keys[0]] = node
      makesRowsLate = node.isSingleRow
      if makesRowsLate {
        number()
        node.remove()
        children = [:]
        return
      }
    } else if isLazy {
      makesRowsLate = true
      return
    }
    makeMissingChildren()
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
    if hasChanged {
      let present = Set(keys)
      for (key, child) in children where !present.contains(key) {
        child.remove()
        children[key] = nil
        numbers[key] = nil
      }
      if makesRowsLate {
        for key in old where !present.contains(key) { numbers[key] = nil }
        number()
      }
    }
    for (key, element) in zip(keys, view.data) {
      if let child = children[key] {
        child.update(row(element))
      } else if !makesRowsLate {
        children[key] = SwiftUICore.makeNode(row(element), childContext)
      }
    }
    if hasChanged { elementsDidChange() }
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    if makesRowsLate {
      for child in children.values { action(child) }
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
    places.removeAll(keepingCapacity: true)
    for (place, key) in keys.enumerated() {
      let number = numbers[key] ?? RowNumbers.next()
      numbers[key] = number
      places[number] = place
    }
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
  var rowNumbers: [Int] { keys.map { numbers[$0]! } }

  func place(ofRow number: Int) -> Int? { places[number] }

  func rowNode(_ number: Int) -> ViewNode? {
    guard let place = places[number] else { return nil }
    let key = keys[place]
    if let child = children[key] { return child }
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: place)]
    var context = childContext
    context.isLazy = false
    let child = SwiftUICore.makeNode(row(element), context)
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
