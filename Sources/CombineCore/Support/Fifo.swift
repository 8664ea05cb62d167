/// A first-in, first-out buffer: a ring that grows as needed and keeps its room, so that a steady
/// flow through it allocates nothing.
@usableFromInline
struct Fifo<Element> {
  /// A power of two of places, or none.
  @usableFromInline var places: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  @inlinable
  mutating func append(_ element: Element) {
    if count == places.count { grow() }
    places[(head &+ count) & (places.count &- 1)] = element
    count &+= 1
  }

  /// Removes the oldest element; there must be one.
  @inlinable
  mutating func removeFirst() -> Element {
    var element: Element?
    swap(&element, &places[head])
    head = (head &+ 1) & (places.count &- 1)
    count &-= 1
    return element.unsafelyUnwrapped
  }

  /// Replaces the oldest element for which `matches` is true.
  ///
  /// - Returns: What was replaced, for the caller to release, or `nil` if nothing matched.
  @inlinable
  mutating func replaceFirst(with element: Element, where matches: (Element) -> Bool) -> Element? {
    for offset in 0..<count {
      let place = (head &+ offset) & (places.count &- 1)
      if let old = places[place], matches(old) {
        places[place] = element
        return old
      }
    }
    return nil
  }

  /// Empties the buffer.
  ///
  /// - Returns: What it held, for the caller to release.
  @inlinable
  mutating func takeAll() -> Fifo {
    let held = self
    self = Fifo()
    return held
  }

  /// The elements, oldest first.
  @usableFromInline var elements: [Element] {
    (0..<count).compactMap { places[(head &+ $0) & (places.count &- 1)] }
  }

  @inlinable
  mutating func grow() {
    var larger = ContiguousArray<Element?>(repeating: nil, count: max(4, places.count * 2))
    for offset in 0..<count {
      larger[offset] = places[(head &+ offset) & (places.count &- 1)]
    }
    places = larger
    head = 0
  }
}
