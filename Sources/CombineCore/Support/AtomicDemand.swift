import Synchronization

/// The demand of one downstream that is not yet used up, with room for «cancelled».
///
/// All operations may run at once on any threads. Under unlimited demand taking one is a single
/// load.
@usableFromInline
struct AtomicDemand: ~Copyable {
  /// A demand's raw value, or ``closed``.
  @usableFromInline let word: Atomic<UInt>

  @inlinable static var closed: UInt { .max }
  @inlinable static var unlimited: UInt { Subscribers.Demand.unlimitedRawValue }

  @inlinable
  init(_ initial: Subscribers.Demand = .none) {
    word = Atomic(initial.rawValue)
  }

  /// Uses up one value's worth of demand.
  ///
  /// - Returns: Whether there was any, and the downstream is not cancelled.
  @inlinable @inline(__always)
  func take() -> Bool {
    let current = word.load(ordering: .acquiring)
    if current == Self.unlimited { return true }
    return takeFinite(current)
  }

  @inlinable
  func takeFinite(_ observed: UInt) -> Bool {
    var current = observed
    while current != 0, current != Self.closed {
      if current == Self.unlimited { return true }
      let (done, now) = word.compareExchange(
        expected: current, desired: current - 1, ordering: .acquiringAndReleasing)
      if done { return true }
      current = now
    }
    return false
  }

  /// Adds to the demand; a closed one stays closed.
  ///
  /// - Returns: The demand there was before, or `nil` if closed.
  @inlinable @discardableResult
  func add(_ demand: Subscribers.Demand) -> Subscribers.Demand? {
    var current = word.load(ordering: .acquiring)
    while current != Self.closed {
      let sum = Subscribers.Demand(rawValue: current) + demand
      let (done, now) = word.compareExchange(
        expected: current, desired: sum.rawValue, ordering: .acquiringAndReleasing)
      if done { return Subscribers.Demand(rawValue: current) }
      current = now
    }
    return nil
  }

  /// Ends it: nothing can be taken any more.
  ///
  /// - Returns: Whether it was open, which is true for one caller.
  @inlinable @discardableResult
  func close() -> Bool {
    word.exchange(Self.closed, ordering: .acquiringAndReleasing) != Self.closed
  }

  /// Ends it: nothing can be taken any more.
  ///
  /// - Returns: The demand there was, or `nil` if it was closed before.
  @inlinable
  func closeReturningDemand() -> Subscribers.Demand? {
    let before = word.exchange(Self.closed, ordering: .acquiringAndReleasing)
    return before == Self.closed ? nil : Subscribers.Demand(rawValue: before)
  }

  /// What follows from a value that has been delivered.
  @usableFromInline
  enum Settlement {
    /// There is more demand.
    case goOn

    /// The demand is used up. Whoever adds to it next delivers: the caller must touch nothing.
    case stop

    case closed
  }

  /// Ends a delivery that was counted in the demand: takes 1 off and adds `more`.
  @inlinable
  func settle(_ more: Subscribers.Demand) -> Settlement {
    var current = word.load(ordering: .acquiring)
    while true {
      if current == Self.closed { return .closed }
      if current == Self.unlimited { return .goOn }
      let left = Subscribers.Demand(rawValue: current - 1) + more
      let (done, now) = word.compareExchange(
        expected: current, desired: left.rawValue, ordering: .acquiringAndReleasing)
      if done { return left == .none ? .stop : .goOn }
      current = now
    }
  }

  /// Whether there is no limit, in one load.
  @inlinable @inline(__always)
  var isUnlimited: Bool {
    word.load(ordering: .relaxed) == Self.unlimited
  }

  @inlinable var isClosed: Bool {
    word.load(ordering: .acquiring) == Self.closed
  }

  /// The demand at this moment, none if closed.
  @inlinable var current: Subscribers.Demand {
    let raw = word.load(ordering: .acquiring)
    return raw == Self.closed ? .none : Subscribers.Demand(rawValue: raw)
  }
}
