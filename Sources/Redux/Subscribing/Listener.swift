import Synchronization

/// One subscription of a store.
///
/// `@unchecked Sendable`: `isActive` is atomic, `receive` is set before the store knows the
/// listener and called only by the thread whose turn it is to deliver, the rest never changes.
@usableFromInline
final class Listener: @unchecked Sendable {
  /// Gets boxed states: the one before, the one now, and the number of the change between them.
  @usableFromInline
  typealias Receive = (_ old: AnyObject?, _ new: AnyObject, _ change: UInt64) -> Void

  /// Tells the listeners of a store apart, in order of subscription.
  var serial: UInt64 = 0

  /// The number of the state with which the subscription began; it gets what comes later.
  @exclusivity(unchecked) var since: UInt64 = 0

  /// Whether it is still to be called.
  let isActive = Atomic<Bool>(true)

  /// The subscriber that replaces its subscription when it subscribes again; `nil` for closures.
  let key: ObjectIdentifier?

  private weak var subscriber: AnyObject?
  @exclusivity(unchecked) @usableFromInline final var receive: Receive?

  @usableFromInline
  init(subscriber: AnyObject?) {
    self.subscriber = subscriber
    key = subscriber.map(ObjectIdentifier.init)
  }

  /// Whether nobody is left to be called.
  var isDead: Bool { key != nil && subscriber == nil }

  func call(_ old: AnyObject?, _ new: AnyObject, _ change: UInt64) {
    if isActive.load(ordering: .acquiring) { receive?(old, new, change) }
  }
}

/// The listeners of a store, in order of subscription. State under the store's lock; what a change
/// gives back is to be released with the lock open.
struct ListenerList {
  private(set) var all: ContiguousArray<Listener> = []
  private var bySubscriber: [ObjectIdentifier: Listener] = [:]
  private var lastSerial: UInt64 = 0

  var isEmpty: Bool { all.isEmpty }

  /// Adds `listener`, in place of the one of the same subscriber, which it gives back.
  mutating func add(_ listener: Listener) -> Listener? {
    let replaced = listener.key.flatMap { remove($0) }
    lastSerial += 1
    listener.serial = lastSerial
    all.append(listener)
    if let key = listener.key { bySubscriber[key] = listener }
    return replaced
  }

  mutating func remove(_ key: ObjectIdentifier) -> Listener? {
    guard let listener = bySubscriber[key] else { return nil }
    remove(listener)
    return listener
  }

  mutating func remove(_ listener: Listener) {
    guard listener.isActive.exchange(false, ordering: .acquiringAndReleasing) else { return }
    if let key = listener.key { bySubscriber[key] = nil }
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].serial < listener.serial { low = middle + 1 } else { high = middle }
    }
    if low < all.count, all[low] === listener { all.remove(at: low) }
  }
}
