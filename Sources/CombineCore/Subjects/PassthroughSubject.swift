/// A subject that passes each value on to the subscribers that want one at that moment. Apple's
/// `Combine.PassthroughSubject`.
///
/// `send` may be called on any thread. Subscribers are served in the order in which they
/// subscribed, one value at a time: while one thread delivers, another's value is queued and the
/// first thread delivers it next; a value sent from inside a subscriber is delivered at once.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline typealias State = SubjectState<Output, Failure>

  @usableFromInline let state = Lock(State())

  public init() {}

  deinit {
    for upstream in state.withLock({ $0.upstreams }) {
      upstream.cancel()
    }
  }

  /// Feeds the subject from the upstream behind `subscription`, of which everything is requested
  /// once a subscriber has asked for something.
  public func send(subscription: any Subscription) {
    let requestNow = state.withLock { state in
      state.upstreams.append(subscription)
      return state.hasAnyDemand
    }
    if requestNow { subscription.request(.unlimited) }
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = DownstreamConduit(subscriber)
    if let completion = state.withLock({ $0.add(conduit) }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    subscriber.receive(
      subscription: SubjectSubscription(
        name: "PassthroughSubject", parent: self, conduit: conduit))
    conduit.didSubscribe()
  }

  @inlinable
  public func send(_ input: Output) {
    let claim = state.withLock { state -> (State.Listeners, State.Turn)? in
      guard state.completion == nil, !state.listeners.isEmpty else { return nil }
      return state.beginValue(input, number: 0)
    }
    guard let (listeners, turn) = claim else { return }
    if case .queued = turn { return }
    for conduit in listeners { conduit.offer(input) }
    if case .entered = turn { deliverPending() }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard let (listeners, turn) = state.withLock({ $0.beginCompletion(completion) }) else { return }
    if case .queued = turn { return }
    for conduit in listeners { conduit.finish(completion) }
    if case .entered = turn { deliverPending() }
  }

  /// Delivers what other threads have brought meanwhile, then gives up the turn.
  @inlinable @inline(__always)
  func deliverPending() {
    while let event = state.withLock({ $0.queue.next() }) {
      deliver(event)
    }
  }

  @usableFromInline
  func deliver(_ event: State.Event) {
    switch event {
    case .value(let value, _, let listeners):
      for conduit in listeners { conduit.offer(value) }
    case .completion(let completion, let listeners):
      for conduit in listeners { conduit.finish(completion) }
    case .request:
      break
    }
  }
}

extension PassthroughSubject: ConduitParent {
  @inlinable
  func conduitRequested(_ conduit: SubjectConduit<Output, Failure>) {
    let waiting = state.withLock { state -> [any Subscription] in
      if state.hasAnyDemand { return [] }
      state.hasAnyDemand = true
      return state.upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  @inlinable
  func remove(_ conduit: SubjectConduit<Output, Failure>) {
    state.withLock { $0.remove(conduit) }
  }
}
