/// A first-in, first-out buffer.
@usableFromInline
struct Fifo<Element> {
  @usableFromInline var items: ContiguousArray<Element?> = []

  /// The place of the oldest element; what is before it is empty.
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { head == items.count }
  @inlinable var count: Int { items.count - head }

  @inlinable
  mutating func append(_ element: Element) {
    items.append(element)
  }

  /// Removes the oldest element, if there is one.
  @inlinable
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = items[head]
    items[head] = nil
    head += 1
    if isEmpty {
      items.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return element
  }

  /// The elements, oldest first.
  @inlinable var elements: [Element] {
    items[head...].compactMap { $0 }
  }
}
