/// A list of limited length: a new element takes the place of the oldest one once it is full.
struct Ring<Element> {
  /// How many elements there are at most.
  let capacity: Int

  private var storage: ContiguousArray<Element> = []
  /// Where the oldest element is. Not 0 only while the list is full.
  private var head = 0

  init(capacity: Int) {
    precondition(capacity > 0, "A history holds at least one step")
    self.capacity = capacity
  }

  var count: Int { storage.count }

  subscript(index: Int) -> Element {
    get { storage[place(of: index)] }
    set { storage[place(of: index)] = newValue }
  }

  private func place(of index: Int) -> Int {
    precondition(storage.indices.contains(index), "The index is out of range")
    let place = head + index
    return place < storage.count ? place : place - storage.count
  }

  /// Adds an element and gives the one that it pushes out.
  mutating func append(_ element: Element) -> Element? {
    guard storage.count == capacity else {
      storage.append(element)
      return nil
    }
    let oldest = storage[head]
    storage[head] = element
    head = head + 1 == capacity ? 0 : head + 1
    return oldest
  }

  /// All elements, the oldest first. Setting more than there is room for keeps the newest.
  var elements: [Element] {
    get { Array(storage[head...]) + storage[..<head] }
    set {
      storage = ContiguousArray(newValue.suffix(capacity))
      head = 0
    }
  }
}
