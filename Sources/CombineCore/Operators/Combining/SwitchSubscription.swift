/// The subscription of `switchToLatest`.
@usableFromInline
final class SwitchSubscription<Downstream: Subscriber>: Subscription, OperatorDescription {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  @usableFromInline
  struct State {
    /// What the downstream has asked for and not got: asked for at each new child.
    @usableFromInline var demand = Subscribers.Demand.none

    /// Values that wait for the thread that delivers.
    @usableFromInline var queue = DeliveryQueue<Input>()
    @usableFromInline var source = SubscriptionStatus.awaiting
    @usableFromInline var isSourceFinished = false

    /// The newest child, while it is active, and its subscription.
    @usableFromInline var child: CombineIdentifier?
    @usableFromInline var childSubscription: (any Subscription)?

    /// A failure that waits for the values before it.
    @usableFromInline var failure: Failure?

    /// Cancelled, or the completion is on its way down.
    @usableFromInline var isEnded = false

    @inlinable
    init() {}
  }

  /// What the thread that has the turn does next.
  @usableFromInline
  enum Step {
    case deliver(Input)
    case complete(Completion)
    case rest
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let state = Lock(State())

  @usableFromInline var operatorName: String { "SwitchToLatest" }

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    require(demand > 0, "request(_:) on SwitchToLatest needs a demand above none")
    let child = state.withLock { state -> (any Subscription)? in
      state.demand += demand
      return state.childSubscription
    }
    child?.request(demand)
  }

  @inlinable
  func cancel() {
    let (source, child, waiting) = state.withLock { state in
      state.isEnded = true
      return (state.source.terminate(), state.takeChild(), state.queue.pending.takeAll())
    }
    child?.cancel()
    source?.cancel()
    withExtendedLifetime(waiting) {}
  }

  // MARK: The source of children

  @inlinable
  func receiveSource(_ subscription: any Subscription) {
    if state.withLock({ !$0.isSourceFinished && $0.source.accept(subscription) }) {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  /// A child for a new publisher, in place of the one before, which is cancelled. `nil` if the
  /// subscription has ended.
  @inlinable
  func switchChild() -> SwitchChild<Downstream>? {
    let identifier = CombineIdentifier()
    var former: (any Subscription)?
    let isActive = state.withLock { state in
      if state.isEnded || state.isSourceFinished { return false }
      former = state.takeChild()
      state.child = identifier
      return true
    }
    former?.cancel()
    return isActive ? SwitchChild(parent: self, identifier: identifier) : nil
  }

  @inlinable
  func receiveSource(_ completion: Completion) {
    let (child, held, due) = state.withLock { state in
      guard !state.isSourceFinished else {
        return (nil as (any Subscription)?, nil as (any Subscription)?, nil as Completion?)
      }
      state.isSourceFinished = true
      let held = state.source.terminate()
      guard case .failure(let error) = completion else {
        return (nil, held, state.takeCompletion())
      }
      state.failure = error
      return (state.takeChild(), held, nil)
    }
    withExtendedLifetime(held) {}
    child?.cancel()
    sendIfDue(due)
  }

  // MARK: The newest child

  @inlinable
  func receive(_ subscription: any Subscription, for child: CombineIdentifier) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.child == child, state.childSubscription == nil else { return nil }
      state.childSubscription = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  @inlinable @inline(__always)
  func receive(_ value: Input, from child: CombineIdentifier) -> Subscribers.Demand {
    let turn = state.withLock { state -> DeliveryQueue<Input>.Turn? in
      guard state.child == child else { return nil }
      require(state.demand > 0, "SwitchToLatest received a value that nobody asked for")
      state.demand -= 1
      let turn = state.queue.enter()
      // What waits came before what is nested.
      if case .entered = turn { return turn }
      if case .nested = turn, state.queue.pending.isEmpty { return turn }
      state.queue.append(value)
      return nil
    }
    guard let turn else { return .none }
    let more = downstream.receive(value)
    let isFirst = if case .entered = turn { true } else { false }
    if more == .none {
      if isFirst, !state.withLock({ $0.leaveIfIdle() }) { drain() }
      return .none
    }
    let (isCurrent, successor) = state.withLock { state in
      state.demand += more
      return state.child == child ? (true, nil) : (false, state.childSubscription)
    }
    // The child may have been replaced meanwhile: what is asked for is the new one's to send.
    successor?.request(more)
    if isFirst { drain() }
    return isCurrent ? more : .none
  }

  @inlinable
  func receive(_ completion: Completion, from child: CombineIdentifier) {
    // Variables, and no tuple that leaves the lock: that one would be copied by way of its type.
    var source: (any Subscription)?
    var held: (any Subscription)?
    var due: Completion?
    state.withLock { state in
      guard state.child == child else { return }
      held = state.takeChild()
      require(held != nil, "SwitchToLatest received a completion before a subscription")
      guard case .failure(let error) = completion else {
        due = state.takeCompletion()
        return
      }
      state.failure = error
      state.isSourceFinished = true
      source = state.source.terminate()
    }
    withExtendedLifetime(held) {}
    source?.cancel()
    if let due {
      downstream.receive(completion: due)
    } else if case .failure = completion {
      sendIfDue(nil)
    }
  }

  /// Sends `completion`, or a failure that has been noted, unless another thread is to do it.
  @inlinable
  func sendIfDue(_ completion: Completion?) {
    if let due = completion ?? state.withLock({ $0.takeCompletion() }) {
      downstream.receive(completion: due)
    }
  }

  /// Delivers what other threads have brought meanwhile, then gives up the turn.
  @inlinable
  func drain() {
    while true {
      switch state.withLock({ $0.next() }) {
      case .deliver(let value):
        let more = downstream.receive(value)
        if more != .none {
          let child = state.withLock { state in
            state.demand += more
            return state.childSubscription
          }
          child?.request(more)
        }
      case .complete(let completion):
        downstream.receive(completion: completion)
        return
      case .rest:
        return
      }
    }
  }
}

extension SwitchSubscription.State {
  /// Ends the use of the child.
  ///
  /// - Returns: Its subscription, if it has one.
  @inlinable
  mutating func takeChild() -> (any Subscription)? {
    var held: (any Subscription)?
    swap(&held, &childSubscription)
    child = nil
    return held
  }

  /// Whether the completion is due.
  @inlinable var isComplete: Bool {
    if isEnded || !queue.pending.isEmpty { return false }
    return failure != nil || (isSourceFinished && child == nil)
  }

  /// The completion if it is due and no other thread is delivering, which then sends it when it is
  /// done. Nothing is delivered afterwards.
  @inlinable
  mutating func takeCompletion() -> Subscribers.Completion<Downstream.Failure>? {
    guard isComplete, !queue.isElsewhere else { return nil }
    isEnded = true
    return failure.map { .failure($0) } ?? .finished
  }

  /// Gives up the turn if there is nothing to do with it.
  @inlinable @inline(__always)
  mutating func leaveIfIdle() -> Bool {
    guard queue.pending.isEmpty, !isComplete else { return false }
    queue.leave()
    return true
  }

  @inlinable
  mutating func next() -> SwitchSubscription.Step {
    if !isEnded, !queue.pending.isEmpty { return .deliver(queue.pending.removeFirst()) }
    queue.leave()
    return takeCompletion().map(SwitchSubscription.Step.complete) ?? .rest
  }
}

/// The subscriber that a ``SwitchSubscription`` attaches to one of the publishers it is brought.
@usableFromInline
struct SwitchChild<Downstream: Subscriber>: Subscriber, OperatorDescription {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let parent: SwitchSubscription<Downstream>
  @usableFromInline let combineIdentifier: CombineIdentifier

  @inlinable
  init(parent: SwitchSubscription<Downstream>, identifier: CombineIdentifier) {
    self.parent = parent
    combineIdentifier = identifier
  }

  @usableFromInline var operatorName: String { "SwitchToLatest" }

  @usableFromInline var customMirror: Mirror {
    Mirror(self, children: ["parentSubscription": parent.combineIdentifier])
  }

  @inlinable
  func receive(subscription: any Subscription) {
    parent.receive(subscription, for: combineIdentifier)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    parent.receive(input, from: combineIdentifier)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    parent.receive(completion, from: combineIdentifier)
  }
}
