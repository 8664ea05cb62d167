/// Names one child of an operator for as long as it is active: the place in the operator's
/// ``ChildTable``, which is used again after the child, and a number that is not.
@usableFromInline
struct ChildKey: Equatable {
  @usableFromInline let index: Int
  @usableFromInline let identifier: CombineIdentifier

  @inlinable
  init(index: Int, identifier: CombineIdentifier) {
    self.index = index
    self.identifier = identifier
  }
}

/// The active children of an operator and their subscriptions. Adding, finding and removing one
/// take constant time; the table is as large as the most children there were at once.
///
/// It is state: keep it in a ``Lock``, and release what it returns with the lock open.
@usableFromInline
struct ChildTable {
  @usableFromInline
  struct Place {
    /// `nil` for a free place.
    @usableFromInline var identifier: CombineIdentifier?
    @usableFromInline var subscription: (any Subscription)?

    /// The next free place, if this one is free; -1 for none.
    @usableFromInline var nextFree = -1

    @inlinable
    init(identifier: CombineIdentifier) {
      self.identifier = identifier
    }
  }

  @usableFromInline var places: ContiguousArray<Place> = []
  @usableFromInline var firstFree = -1
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  /// Adds a child that has no subscription yet.
  @inlinable
  mutating func add() -> ChildKey {
    let identifier = CombineIdentifier()
    count &+= 1
    guard firstFree >= 0 else {
      places.append(Place(identifier: identifier))
      return ChildKey(index: places.count - 1, identifier: identifier)
    }
    let index = firstFree
    firstFree = places[index].nextFree
    places[index].identifier = identifier
    return ChildKey(index: index, identifier: identifier)
  }

  /// Whether the child is active.
  @inlinable @inline(__always)
  func contains(_ key: ChildKey) -> Bool {
    key.index < places.count && places[key.index].identifier == key.identifier
  }

  /// Gives the child its subscription.
  ///
  /// - Returns: Whether it is active and had none.
  @inlinable
  mutating func attach(_ subscription: any Subscription, to key: ChildKey) -> Bool {
    guard contains(key), places[key.index].subscription == nil else { return false }
    places[key.index].subscription = subscription
    return true
  }

  /// The child's subscription, if it is active and has one.
  @inlinable
  func subscription(of key: ChildKey) -> (any Subscription)? {
    contains(key) ? places[key.index].subscription : nil
  }

  /// Removes the child.
  ///
  /// - Returns: Whether it was active, and its subscription.
  @inlinable
  mutating func remove(_ key: ChildKey) -> (wasActive: Bool, held: (any Subscription)?) {
    guard contains(key) else { return (false, nil) }
    var held: (any Subscription)?
    swap(&held, &places[key.index].subscription)
    places[key.index].identifier = nil
    places[key.index].nextFree = firstFree
    firstFree = key.index
    count &-= 1
    return (true, held)
  }

  /// The subscriptions of all active children, in the order of their places.
  @usableFromInline var subscriptions: ContiguousArray<any Subscription> {
    ContiguousArray(places.lazy.compactMap(\.subscription))
  }

  /// Removes all children.
  ///
  /// - Returns: Their subscriptions.
  @usableFromInline
  mutating func removeAll() -> ContiguousArray<any Subscription> {
    let held = subscriptions
    self = ChildTable()
    return held
  }
}
