/// A subject that keeps its newest value and gives it to each new subscriber. Apple's
/// `Combine.CurrentValueSubject`.
///
/// `send` and `value` may be used on any thread. Subscribers are served in the order in which they
/// subscribed, one value at a time and in the order in which the values were set: while one thread
/// delivers, another's value is queued and the first thread delivers it next; a value sent from
/// inside a subscriber is delivered at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline typealias Shared = SubjectState<Output, Failure>

  @usableFromInline
  struct State {
    @usableFromInline var shared = Shared()
    @usableFromInline var value: Output

    /// Counts the values from 1, so that a subscriber is known to have the current one or not.
    @usableFromInline var number: UInt64 = 1

    @inlinable
    init(value: Output) {
      self.value = value
    }
  }

  @usableFromInline let state: Lock<State>

  /// A subject whose current value is `value`.
  @inlinable
  public init(_ value: Output) {
    state = Lock(State(value: value))
  }

  deinit {
    for upstream in state.withLock({ $0.shared.upstreams }) {
      upstream.cancel()
    }
  }

  /// The newest value. Setting it sends it; after completion it is stored without being sent.
  @inlinable public var value: Output {
    get { state.withLock { $0.value } }
    set { publish(newValue, evenIfCompleted: true) }
  }

  /// Feeds the subject from the upstream behind `subscription`, of which everything is requested.
  public func send(subscription: any Subscription) {
    state.withLock { $0.shared.upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = DownstreamConduit(subscriber)
    let completion = state.withLock { state in
      conduit.startAfter(state.number - 1)
      return state.shared.add(conduit)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    subscriber.receive(
      subscription: SubjectSubscription(
        name: "CurrentValueSubject", parent: self, conduit: conduit))
    conduit.didSubscribe()
  }

  @inlinable
  public func send(_ input: Output) {
    publish(input, evenIfCompleted: false)
  }

  @inlinable
  func publish(_ input: Output, evenIfCompleted: Bool) {
    var replaced: Output?  // released with the lock open: its deinitialiser may be a client's
    let claim = state.withLock { state -> (Shared.Listeners, Shared.Turn, UInt64)? in
      let completed = state.shared.completion != nil
      if completed, !evenIfCompleted { return nil }
      replaced = state.value
      state.value = input
      if completed { return nil }
      state.number += 1
      let (listeners, turn) = state.shared.beginValue(input, number: state.number)
      return (listeners, turn, state.number)
    }
    withExtendedLifetime(replaced) {}
    guard let (listeners, turn, number) = claim else { return }
    if case .queued = turn { return }
    for conduit in listeners { conduit.offer(input, number: number) }
    if case .entered = turn { deliverPending() }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard let (listeners, turn) = state.withLock({ $0.shared.beginCompletion(completion) })
    else { return }
    if case .queued = turn { return }
    for conduit in listeners { conduit.finish(completion) }
    if case .entered = turn { deliverPending() }
  }

  /// Delivers what other threads have brought meanwhile, then gives up the turn.
  @inlinable @inline(__always)
  func deliverPending() {
    while let event = state.withLock({ $0.shared.queue.next() }) {
      deliver(event)
    }
  }

  @usableFromInline
  func deliver(_ event: Shared.Event) {
    switch event {
    case .value(let value, let number, let listeners):
      for conduit in listeners { conduit.offer(value, number: number) }
    case .completion(let completion, let listeners):
      for conduit in listeners { conduit.finish(completion) }
    case .request(let conduit):
      let (value, number) = state.withLock { ($0.value, $0.number) }
      conduit.offerCurrent(value, number: number)
    }
  }
}

extension CurrentValueSubject: ConduitParent {
  @inlinable
  func conduitRequested(_ conduit: SubjectConduit<Output, Failure>) {
    let turn = state.withLock { state -> Shared.Turn in
      let turn = state.shared.queue.enter()
      if case .queued = turn { state.shared.queue.append(.request(conduit)) }
      return turn
    }
    if case .queued = turn { return }
    deliver(.request(conduit))
    if case .entered = turn { deliverPending() }
  }

  @inlinable
  func remove(_ conduit: SubjectConduit<Output, Failure>) {
    state.withLock { $0.shared.remove(conduit) }
  }
}
