import Combine

/// A subject that keeps its newest values, as many as its buffer holds, and gives them to each new
/// subscriber, before what comes later.
///
/// A subscriber loses nothing for want of demand: what it has not asked for waits for it. After
/// completion, new subscribers get the buffered values and then the completion.
///
/// All methods may be called on any thread. Each subscriber gets the values in the order in which
/// they were sent, one at a time; a value sent from inside a subscriber, or by another thread while
/// one is being delivered, is delivered next by the thread that delivers.
public final class ReplaySubject<Output, Failure: Error>: Subject {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// A subscriber, its type forgotten.
  @usableFromInline
  struct Listener {
    @usableFromInline let identifier: ObjectIdentifier
    @usableFromInline let enqueue: (Output) -> Void
    @usableFromInline let enqueueCompletion: (Completion) -> Void
    @usableFromInline let deliver: () -> Void

    @inlinable
    init<Downstream: Subscriber>(_ outlet: Outlet<Downstream>)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      identifier = ObjectIdentifier(outlet)
      enqueue = { outlet.enqueue($0) }
      enqueueCompletion = { outlet.enqueue(completion: $0) }
      deliver = { outlet.deliver() }
    }
  }

  @usableFromInline
  struct State {
    @usableFromInline var buffer = Fifo<Output>()
    @usableFromInline var listeners: ContiguousArray<Listener> = []
    @usableFromInline var completion: Completion?
    @usableFromInline var upstreams: [any Subscription] = []

    @inlinable
    init() {}
  }

  /// How many values a new subscriber gets at most.
  public let bufferSize: Int

  @usableFromInline let state = Lock(State())

  /// A subject that keeps the newest `bufferSize` values; with `Int.max`, all. Traps if it is
  /// negative.
  @inlinable
  public init(bufferSize: Int) {
    // In release builds too, in which a precondition says nothing.
    if bufferSize < 0 { fatalError("ReplaySubject(bufferSize:) needs a size of 0 or more") }
    self.bufferSize = bufferSize
  }

  deinit {
    for upstream in state.withLock({ $0.upstreams }) { upstream.cancel() }
  }

  /// Feeds the subject from the upstream behind `subscription`, of which everything is requested.
  public func send(subscription: any Subscription) {
    state.withLock { $0.upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  @inlinable
  public func send(_ value: Output) {
    var dropped: Output?  // its deinitialiser may be a client's
    // Under the subject's lock, so that all subscribers see one order of values.
    let listeners = state.withLock { state -> ContiguousArray<Listener> in
      if state.completion != nil { return [] }
      state.buffer.append(value)
      if state.buffer.count > bufferSize { dropped = state.buffer.popFirst() }
      for listener in state.listeners { listener.enqueue(value) }
      return state.listeners
    }
    withExtendedLifetime(dropped) {}
    for listener in listeners { listener.deliver() }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let listeners = state.withLock { state -> ContiguousArray<Listener> in
      if state.completion != nil { return [] }
      state.completion = completion
      let listeners = state.listeners
      state.listeners = []
      for listener in listeners { listener.enqueueCompletion(completion) }
      return listeners
    }
    for listener in listeners { listener.deliver() }
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, isHeld: true)
    state.withLock { state in
      for value in state.buffer.elements { outlet.enqueue(value) }
      if let completion = state.completion {
        outlet.enqueue(completion: completion)
      } else {
        state.listeners.append(Listener(outlet))
      }
    }
    subscriber.receive(subscription: Inner(parent: self, outlet: outlet))
    outlet.release()
  }

  @usableFromInline
  func remove(_ identifier: ObjectIdentifier) {
    let removed = state.withLock { state -> Listener? in
      state.listeners.firstIndex { $0.identifier == identifier }
        .map { state.listeners.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

extension ReplaySubject {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    /// Holds the subject until cancelled: it is what feeds the subscriber.
    @usableFromInline let parent: Lock<ReplaySubject?>
    @usableFromInline let outlet: Outlet<Downstream>

    @inlinable
    init(parent: ReplaySubject, outlet: Outlet<Downstream>) {
      self.parent = Lock(parent)
      self.outlet = outlet
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
    }

    @inlinable
    func cancel() {
      let subject = parent.withLock { parent in
        defer { parent = nil }
        return parent
      }
      subject?.remove(ObjectIdentifier(outlet))
      outlet.close()
    }
  }
}
