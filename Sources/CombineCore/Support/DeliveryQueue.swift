/// Whose turn it is to deliver to a downstream, and what waits for it: makes calls from several
/// threads reach the downstream one at a time, in the order in which they were made.
///
/// One thread delivers. What another thread brings meanwhile is queued, and the delivering thread
/// delivers it before it gives up its turn; nobody waits. What the delivering thread itself brings,
/// from inside the downstream's code, is delivered at once, nested, as Apple's framework does.
///
/// It is state: keep it in the ``Lock`` that guards the rest of the operator's state, so that the
/// order of events is the order of the changes that caused them. Deliver with the lock released.
@usableFromInline
struct DeliveryQueue<Event> {
  /// What the caller of ``enter(_:)`` has to do.
  @usableFromInline
  enum Turn {
    /// Deliver, then take what has come meanwhile with ``DeliveryQueue/next()`` until it is `nil`.
    case entered

    /// Deliver, and no more: an outer call of this thread does the rest.
    case nested

    /// Leave the event with ``DeliveryQueue/append(_:)``: another thread delivers it.
    case queued
  }

  /// The delivering thread, or 0.
  @usableFromInline var owner: ThreadToken = 0
  @usableFromInline var pending = Fifo<Event>()

  @inlinable
  init() {}

  /// Asks for the turn to deliver on the running thread.
  @inlinable @inline(__always)
  mutating func enter(_ thread: ThreadToken = currentThreadToken()) -> Turn {
    if owner == 0 {
      owner = thread
      return .entered
    }
    return owner == thread ? .nested : .queued
  }

  /// Leaves `event` to the thread that delivers.
  @inlinable
  mutating func append(_ event: Event) {
    pending.append(event)
  }

  /// The next event to deliver; `nil` gives up the turn.
  @inlinable @inline(__always)
  mutating func next() -> Event? {
    if pending.isEmpty {
      owner = 0
      return nil
    }
    return pending.removeFirst()
  }

  /// Gives up the turn, whatever is pending.
  @inlinable @inline(__always)
  mutating func leave() {
    owner = 0
  }

  /// Whether another thread than the running one has the turn.
  @inlinable var isElsewhere: Bool {
    owner != 0 && owner != currentThreadToken()
  }
}
