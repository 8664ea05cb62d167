/// The subscription of the operators that bring the values of several publishers to one downstream:
/// `flatMap`, whose children come with the values of a source, and `merge`, whose children are
/// known from the start.
///
/// Under unlimited demand each child is asked for everything and its values go straight through.
/// Otherwise each is asked for one value, and for the next when that has been delivered: so a child
/// has at most one value waiting, and is slowed down as the downstream is.
@usableFromInline
final class FanInSubscription<Downstream: Subscriber>: SpecializedSubscription, OperatorDescription
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  /// A value that waits for demand, or for the thread that delivers.
  @usableFromInline
  struct Waiting {
    @usableFromInline let value: Input
    @usableFromInline let child: ChildKey

    @inlinable
    init(value: Input, child: ChildKey) {
      self.value = value
      self.child = child
    }
  }

  @usableFromInline
  struct State {
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var queue = DeliveryQueue<Waiting>()
    @usableFromInline var children = ChildTable()

    /// The publisher that brings the children, of which there may be more while it is not finished.
    @usableFromInline var source = SubscriptionStatus.awaiting
    @usableFromInline var isSourceFinished = false

    /// Children that ``FanInSubscription/nextChild()`` has yet to make.
    @usableFromInline var reserved = 0

    /// The children are to be asked for everything: the demand has become unlimited.
    @usableFromInline var owesUnlimited = false

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
    case deliver(Waiting, isCounted: Bool)
    case requestUnlimited(ContiguousArray<any Subscription>)
    case complete(Ending)
    case rest
  }

  /// The completion, with the values that are dropped for it and are to be released.
  @usableFromInline
  struct Ending {
    @usableFromInline let completion: Subscribers.Completion<Failure>
    @usableFromInline let dropped: Fifo<Waiting>

    @inlinable
    init(completion: Subscribers.Completion<Failure>, dropped: Fifo<Waiting>) {
      self.completion = completion
      self.dropped = dropped
    }
  }

  /// What becomes of a value that a child has sent.
  @usableFromInline
  enum Outcome {
    /// It is dropped, or waits.
    case kept

    /// Deliver it; `goesOn` if the turn to deliver was taken for that.
    case deliver(isCounted: Bool, goesOn: Bool)
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let state: Lock<State>
  @usableFromInline let operatorName: String

  /// How many children there may be at once.
  @usableFromInline let maxPublishers: Subscribers.Demand

  /// Whether the operator is `merge`: a child's further value that nobody asked for takes the place
  /// of the one that waits.
  @usableFromInline let keepsNewest: Bool

  /// A subscription to the children that a source brings.
  @inlinable
  init(flattening downstream: Downstream, maxPublishers: Subscribers.Demand) {
    self.downstream = downstream
    self.maxPublishers = maxPublishers
    operatorName = "FlatMap"
    keepsNewest = false
    state = Lock(State())
    super.init(requestBody: Self.serve)
  }

  /// A subscription to `count` children, each to be made with ``nextChild()``.
  @inlinable
  init(merging count: Int, into downstream: Downstream) {
    self.downstream = downstream
    maxPublishers = .unlimited
    operatorName = "Merge"
    keepsNewest = true
    var initial = State()
    initial.isSourceFinished = true
    initial.reserved = count
    state = Lock(initial)
    super.init(requestBody: Self.serve)
  }

  @inlinable static var serve: (SpecializedSubscription, Subscribers.Demand) -> Void {
    { subscription, demand in
      unsafeDowncast(subscription, to: FanInSubscription<Downstream>.self).serve(demand)
    }
  }

  // MARK: Values

  @inlinable @inline(__always)
  func receive(_ value: Input, from child: ChildKey) -> Subscribers.Demand {
    var replaced: Waiting?  // released with the lock open: its deinitialiser may be a client's
    let outcome = state.withLock { $0.admit(value, from: child, keepsNewest, &replaced) }
    guard case .deliver(let isCounted, let goesOn) = outcome else { return .none }
    let more = downstream.receive(value)
    if isCounted || goesOn {
      let isDone = state.withLock { state in
        state.add(more)
        return goesOn ? state.leaveIfIdle() : true
      }
      if !isDone { drain() }
    }
    return isCounted ? .max(1) : keepsNewest ? more : .none
  }

  /// Does what has become due, until nothing is, and gives up the turn.
  @inlinable
  func drain() {
    while true {
      switch state.withLock({ $0.next() }) {
      case .deliver(let waiting, let isCounted):
        let more = downstream.receive(waiting.value)
        let child = state.withLock { state in
          state.add(more)
          return isCounted ? state.children.subscription(of: waiting.child) : nil
        }
        child?.request(.max(1))
      case .requestUnlimited(let children):
        for child in children { child.request(.unlimited) }
      case .complete(let ending):
        downstream.receive(completion: ending.completion)
        return
      case .rest:
        return
      }
    }
  }

  @inlinable @inline(__always)
  func serve(_ demand: Subscribers.Demand) {
    require(
      demand > 0 || keepsNewest, "request(_:) on \(operatorName) needs a demand above none")
    let takesTurn = state.withLock { state in
      state.add(demand)
      guard !state.isEnded, state.isDue, case .entered = state.queue.enter() else { return false }
      return true
    }
    if takesTurn { drain() }
  }

  @usableFromInline
  override func cancel() {
    let (source, children, waiting) = state.withLock { state in
      state.isEnded = true
      return (state.source.terminate(), state.children.removeAll(), state.queue.pending.takeAll())
    }
    source?.cancel()
    for child in children { child.cancel() }
    withExtendedLifetime(waiting) {}
  }
}

extension FanInSubscription.State {
  /// Decides about a value.
  @inlinable @inline(__always)
  mutating func admit(
    _ value: Downstream.Input, from child: ChildKey, _ keepsNewest: Bool,
    _ replaced: inout FanInSubscription.Waiting?
  ) -> FanInSubscription.Outcome {
    guard children.contains(child) else { return .kept }
    if demand == .unlimited {
      switch queue.enter() {
      case .entered: return .deliver(isCounted: false, goesOn: true)
      case .nested where queue.pending.isEmpty:
        return .deliver(isCounted: false, goesOn: false)
      case .nested, .queued: break
      }
    } else if demand > 0, case .entered = queue.enter() {
      demand -= 1
      return .deliver(isCounted: true, goesOn: true)
    }
    let waiting = FanInSubscription.Waiting(value: value, child: child)
    if keepsNewest, demand == .none {
      replaced = queue.pending.replaceFirst(with: waiting) { $0.child == child }
      if replaced != nil { return .kept }
    }
    queue.append(waiting)
    return .kept
  }

  @inlinable @inline(__always)
  mutating func add(_ more: Subscribers.Demand) {
    guard more != .none, demand != .unlimited else { return }
    demand += more
    if demand == .unlimited { owesUnlimited = true }
  }

  /// Whether there is something to do for a thread that has the turn.
  @inlinable var isDue: Bool {
    owesUnlimited || (!queue.pending.isEmpty && demand > 0)
  }

  /// Gives up the turn if there is nothing to do with it.
  @inlinable @inline(__always)
  mutating func leaveIfIdle() -> Bool {
    guard !owesUnlimited, queue.pending.isEmpty, !isComplete else { return false }
    queue.leave()
    return true
  }

  @inlinable
  mutating func next() -> FanInSubscription.Step {
    if !isEnded {
      if demand > 0, !queue.pending.isEmpty {
        let isCounted = demand != .unlimited
        if isCounted { demand -= 1 }
        return .deliver(queue.pending.removeFirst(), isCounted: isCounted)
      }
      if owesUnlimited {
        owesUnlimited = false
        return .requestUnlimited(children.subscriptions)
      }
    }
    queue.leave()
    return takeEnding().map(FanInSubscription.Step.complete) ?? .rest
  }

  /// Whether the completion is due.
  @inlinable var isComplete: Bool {
    if isEnded { return false }
    if failure != nil { return queue.pending.isEmpty || demand == .none }
    return isSourceFinished && children.isEmpty && reserved == 0 && queue.pending.isEmpty
  }

  /// The completion if it is due and no other thread is delivering, which then sends it when it is
  /// done. Nothing is delivered afterwards.
  @inlinable
  mutating func takeEnding() -> FanInSubscription.Ending? {
    guard isComplete, !queue.isElsewhere else { return nil }
    isEnded = true
    return FanInSubscription.Ending(
      completion: failure.map { .failure($0) } ?? .finished, dropped: queue.pending.takeAll())
  }
}
