/// What a subject guards with its lock: who listens, how it ended, what feeds it, and whose turn it
/// is to deliver.
@usableFromInline
struct SubjectState<Output, Failure: Error> {
  @usableFromInline typealias Conduit = SubjectConduit<Output, Failure>
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// The subscribers at one moment, in the order in which they subscribed.
  @usableFromInline typealias Listeners = ContiguousArray<Conduit>

  /// Something that one thread leaves to another that is delivering, with the subscribers that
  /// there were when it happened.
  @usableFromInline
  enum Event {
    /// `number` counts the subject's values, from 1; 0 in a subject that keeps none.
    case value(Output, number: UInt64, Listeners)
    case completion(Completion, Listeners)

    /// The conduit has asked for values and may be owed the current one.
    case request(Conduit)
  }

  @usableFromInline typealias Turn = DeliveryQueue<Event>.Turn

  @usableFromInline var listeners: Listeners = []
  @usableFromInline var completion: Completion?
  @usableFromInline var upstreams: [any Subscription] = []
  @usableFromInline var hasAnyDemand = false
  @usableFromInline var queue = DeliveryQueue<Event>()

  @inlinable
  init() {}

  /// Adds a subscriber, unless the subject has ended.
  ///
  /// - Returns: How the subject ended.
  @inlinable
  mutating func add(_ conduit: Conduit) -> Completion? {
    if completion == nil { listeners.append(conduit) }
    return completion
  }

  @inlinable
  mutating func remove(_ conduit: Conduit) {
    if let index = listeners.firstIndex(where: { $0 === conduit }) {
      listeners.remove(at: index)
    }
  }

  /// Claims the turn to deliver a value, or queues it for the thread that has the turn.
  @inlinable @inline(__always)
  mutating func beginValue(_ value: Output, number: UInt64) -> (Listeners, Turn) {
    let turn = queue.enter()
    if case .queued = turn {
      queue.append(.value(value, number: number, listeners))
    }
    return (listeners, turn)
  }

  /// Ends the subject; `nil` if it has ended before.
  @usableFromInline
  mutating func beginCompletion(_ completion: Completion) -> (Listeners, Turn)? {
    guard self.completion == nil else { return nil }
    self.completion = completion
    let listeners = listeners
    self.listeners = []
    let turn = queue.enter()
    if case .queued = turn {
      queue.append(.completion(completion, listeners))
    }
    return (listeners, turn)
  }
}
