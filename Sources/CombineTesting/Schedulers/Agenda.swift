/// What a ``TestScheduler`` has to do: actions in the order of their times, those of one time in the
/// order in which they came.
///
/// A heap keeps the order, so that tests with many thousands of actions stay fast. A removed action
/// leaves its place in the heap until its turn comes or removed ones prevail.
struct Agenda<Time: Comparable> {
  private struct Place {
    var time: Time
    var number: Int

    func comesBefore(_ other: Place) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  /// A binary heap: each place comes before those at twice its index plus 1 and 2.
  private var places: [Place] = []
  private var actions: [Int: () -> Void] = [:]
  private var lastNumber = 0

  /// How many actions wait.
  var count: Int { actions.count }

  /// Adds `action`.
  ///
  /// - Returns: The number with which to remove it.
  mutating func insert(at time: Time, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    actions[lastNumber] = action
    places.append(Place(time: time, number: lastNumber))
    siftUp(from: places.count - 1)
    return lastNumber
  }

  /// Takes out the action of that number, for the caller to release where no lock is held.
  mutating func remove(_ number: Int) -> (() -> Void)? {
    let action = actions.removeValue(forKey: number)
    if places.count > 64, places.count > 2 * actions.count {
      let living = places.filter { actions[$0.number] != nil }
      // Sorted places are a heap.
      places = living.sorted { $0.comesBefore($1) }
    }
    return action
  }

  /// Takes out the first action, unless its time comes after `limit`.
  mutating func takeFirst(notAfter limit: Time?) -> (time: Time, action: () -> Void)? {
    while let first = places.first {
      guard actions[first.number] != nil else {
        removeFirstPlace()
        continue
      }
      if let limit, first.time > limit { return nil }
      removeFirstPlace()
      return actions.removeValue(forKey: first.number).map { (first.time, $0) }
    }
    return nil
  }

  private mutating func removeFirstPlace() {
    places.swapAt(0, places.count - 1)
    places.removeLast()
    siftDown()
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    while child > 0, places[child].comesBefore(places[(child - 1) / 2]) {
      places.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < places.count && places[child].comesBefore(places[first]) {
        first = child
      }
      if first == parent { return }
      places.swapAt(first, parent)
      parent = first
    }
  }
}
