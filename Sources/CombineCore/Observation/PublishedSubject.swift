import Synchronization

/// The storage of a ``Published`` property of any type, as its object's `objectWillChange` sees it.
@usableFromInline
protocol ObservedStorage: AnyObject {
  /// What fires before each change, if that has been asked for.
  var objectWillChange: ObservableObjectPublisher? { get }

  /// Makes `publisher` fire before each change, unless another does.
  ///
  /// - Returns: The one that does.
  @discardableResult
  func fire(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// The value of a ``Published`` property and its subscribers.
///
/// Setting may happen on any thread. While one thread delivers, another's value becomes the
/// property's at once and is queued: the first thread delivers it next, and nobody waits.
@usableFromInline
final class PublishedSubject<Value> {
  @usableFromInline typealias Shared = SubjectState<Value, Never>

  @usableFromInline
  struct State {
    @usableFromInline var shared = Shared()

    /// What the property reads as.
    @usableFromInline var value: Value

    /// What is being delivered and will be the property's value afterwards. Who subscribes
    /// meanwhile gets it: it would otherwise get neither this value nor any sign of the change.
    @usableFromInline var incoming: Value?

    /// Counts the values from 1, so that a subscriber is known to have the newest one or not.
    @usableFromInline var number: UInt64 = 1

    /// How many values came from other threads during a delivery. A delivery that began before the
    /// last of them does not store its own, which is older.
    @usableFromInline var overtakings = 0

    @inlinable
    init(value: Value) {
      self.value = value
    }
  }

  /// What ``send(_:)`` has to do with the lock open.
  @usableFromInline
  struct Delivery {
    @usableFromInline let listeners: Shared.Listeners
    @usableFromInline let isNested: Bool
    @usableFromInline let number: UInt64
    @usableFromInline let overtakings: Int

    /// The value of the delivery from inside which this one was begun.
    @usableFromInline let outer: Value?

    @inlinable
    init(
      listeners: Shared.Listeners, isNested: Bool, number: UInt64, overtakings: Int, outer: Value?
    ) {
      self.listeners = listeners
      self.isNested = isNested
      self.number = number
      self.overtakings = overtakings
      self.outer = outer
    }
  }

  @usableFromInline let state: Lock<State>

  /// What keeps the property up to date: see ``Publisher/assign(to:)``. Apart from ``state``, so
  /// that the end of an object looks up no types for it.
  @usableFromInline let feeds = Lock<[ObjectIdentifier: any Cancellable]>([:])

  /// Set once, when the object's `objectWillChange` is first asked for, and retained from then on.
  @usableFromInline let willChange = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)

  @inlinable
  init(_ value: Value) {
    state = Lock(State(value: value))
  }

  deinit {
    for feed in feeds.withLock({ $0 }).values { feed.cancel() }
    willChange.load(ordering: .acquiring)?.release()
  }

  @inlinable var value: Value {
    state.withLock { $0.value }
  }

  @inlinable @inline(__always)
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = DownstreamConduit(subscriber)
    state.withLock { state in
      conduit.startAfter(state.number - 1)
      _ = state.shared.add(conduit)
    }
    subscriber.receive(
      subscription: SubjectSubscription(name: "PublishedSubject", parent: self, conduit: conduit))
    conduit.didSubscribe()
  }

  /// Announces the change, delivers `newValue`, and only then makes it the property's value.
  @inlinable
  func send(_ newValue: Value) {
    willChange.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.send() }
    // Released with the lock open: a client's deinitialiser may run.
    var replaced: (Value?, Value?) = (nil, nil)
    let delivery = state.withLock { begin(newValue, &$0, &replaced) }
    guard let delivery else { return }
    for conduit in delivery.listeners { conduit.offer(newValue, number: delivery.number) }
    var event = state.withLock { state in
      if state.overtakings == delivery.overtakings {
        replaced = (state.value, state.incoming)
        state.value = newValue
        state.incoming = delivery.outer
      }
      return delivery.isNested ? nil : state.shared.queue.next()
    }
    while let next = event {
      deliver(next)
      event = state.withLock { $0.shared.queue.next() }
    }
  }

  /// Prepares the delivery of `newValue`; `nil` if this thread has nothing to deliver.
  @inlinable @inline(__always)
  func begin(_ newValue: Value, _ state: inout State, _ replaced: inout (Value?, Value?))
    -> Delivery?
  {
    state.number += 1
    if state.shared.listeners.isEmpty, state.shared.queue.owner == 0 {
      replaced.0 = state.value
      state.value = newValue
      return nil
    }
    let (listeners, turn) = state.shared.beginValue(newValue, number: state.number)
    if case .queued = turn {
      replaced = (state.value, state.incoming)
      state.value = newValue
      state.incoming = nil
      state.overtakings += 1
      return nil
    }
    let outer = state.incoming
    state.incoming = newValue
    var isNested = false
    if case .nested = turn { isNested = true }
    return Delivery(
      listeners: listeners, isNested: isNested, number: state.number,
      overtakings: state.overtakings, outer: outer)
  }

  @usableFromInline
  func deliver(_ event: Shared.Event) {
    switch event {
    case .value(let value, let number, let listeners):
      for conduit in listeners { conduit.offer(value, number: number) }
    case .request(let conduit):
      let (value, number) = state.withLock { ($0.incoming ?? $0.value, $0.number) }
      conduit.offerCurrent(value, number: number)
    case .completion:
      break
    }
  }
}

extension PublishedSubject: ConduitParent {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Failure = Never

  @inlinable
  func conduitRequested(_ conduit: SubjectConduit<Value, Never>) {
    let turn = state.withLock { state -> Shared.Turn in
      let turn = state.shared.queue.enter()
      if case .queued = turn { state.shared.queue.append(.request(conduit)) }
      return turn
    }
    if case .queued = turn { return }
    deliver(.request(conduit))
    guard case .entered = turn else { return }
    while let event = state.withLock({ $0.shared.queue.next() }) { deliver(event) }
  }

  @inlinable
  func remove(_ conduit: SubjectConduit<Value, Never>) {
    state.withLock { $0.shared.remove(conduit) }
  }
}

extension PublishedSubject: ObservedStorage {
  @usableFromInline var objectWillChange: ObservableObjectPublisher? {
    willChange.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  @usableFromInline
  func fire(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    let reference = Unmanaged.passRetained(publisher)
    let (done, existing) = willChange.compareExchange(
      expected: nil, desired: reference, ordering: .acquiringAndReleasing)
    if done { return publisher }
    reference.release()
    return existing?.takeUnretainedValue() ?? publisher
  }
}
