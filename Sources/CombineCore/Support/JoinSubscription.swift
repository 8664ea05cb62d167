/// The subscription of the operators that join the values of several publishers to rows: `zip` and
/// `combineLatest`.
///
/// Rows are made with the lock held, so their order is that of the values; the publishers may
/// deliver on different threads.
@usableFromInline
final class JoinSubscription<Downstream: Subscriber, Columns: JoinColumns>: Subscription,
  OperatorDescription
where Columns.Row == Downstream.Input {
  @usableFromInline typealias Row = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline
  struct State {
    @usableFromInline var columns = Columns()
    @usableFromInline var queue = DeliveryQueue<Row>()

    /// By index; `nil` before it arrives and after the publisher has ended.
    @usableFromInline var upstreams: ContiguousArray<(any Subscription)?>

    /// Which subscriptions have arrived and which publishers have finished, a bit each.
    @usableFromInline var arrived: UInt8 = 0
    @usableFromInline var finished: UInt8 = 0

    /// `combineLatest` only: the rows that are wanted, and all that was ever asked for, which is
    /// what a publisher whose subscription comes late is asked for.
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var requested = Subscribers.Demand.none

    /// `zip` only: what was asked for from inside the downstream's code, to be asked for when that
    /// returns.
    @usableFromInline var heldDemand = Subscribers.Demand.none

    /// Rows may be sent; the downstream has its subscription, or is being given it.
    @usableFromInline var isAnnounced = false

    /// A completion may be sent: the downstream has its subscription.
    @usableFromInline var isStarted = false

    /// There can be no further row.
    @usableFromInline var isDone = false
    @usableFromInline var failure: Failure?

    /// Cancelled, or the completion is on its way down.
    @usableFromInline var isEnded = false

    @inlinable
    init(count: Int) {
      upstreams = ContiguousArray(repeating: nil, count: count)
    }
  }

  /// The completion, what is cancelled for it, and what is to be released.
  @usableFromInline
  struct Ending {
    @usableFromInline let completion: Subscribers.Completion<Failure>
    @usableFromInline let upstreams: ContiguousArray<(any Subscription)?>
    @usableFromInline let columns: Columns

    @inlinable
    init(
      completion: Subscribers.Completion<Failure>,
      upstreams: ContiguousArray<(any Subscription)?>, columns: Columns
    ) {
      self.completion = completion
      self.upstreams = upstreams
      self.columns = columns
    }
  }

  /// What the thread that has the turn does next.
  @usableFromInline
  enum Step {
    case deliver(Row)
    case complete(Ending)
    case rest
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let state: Lock<State>

  @usableFromInline var operatorName: String { Columns.isZip ? "Zip" : "CombineLatest" }

  /// A subscription to `count` publishers, at most 8.
  @inlinable
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    state = Lock(State(count: count))
  }

  /// The subscriber of the publisher at `index`.
  ///
  /// - Parameter store: Puts a value into its column and gives what it replaces. Called with the
  ///   lock held.
  @inlinable @inline(__always)
  func side<Input>(_ index: Int, _ store: @escaping (inout Columns, Input) -> Input?)
    -> JoinSide<Downstream, Columns, Input>
  {
    JoinSide(parent: self, index: index, store: store)
  }

  // MARK: Beginning

  /// To be called when all publishers are subscribed.
  @inlinable
  func start() {
    if !Columns.isZip { announce() }
  }

  /// Gives the downstream its subscription.
  @inlinable
  func announce() {
    state.withLock { state in
      state.isAnnounced = true
      guard Columns.isZip else { return }
      // The turn keeps rows of other threads and requests back until the downstream is ready.
      _ = state.queue.enter()
      while let row = state.columns.takeRow() { state.queue.append(row) }
      state.noteEmptyColumns()
    }
    downstream.receive(subscription: self)
    if Columns.isZip {
      let held = state.withLock { state in
        state.isStarted = true
        return state.takeHeldDemand()
      }
      drain()
      if held != .none { ask(held) }
    } else {
      let ending = state.withLock { state in
        state.isStarted = true
        return state.takeEnding()
      }
      if let ending { send(ending) }
    }
  }

  @inlinable
  func receive(_ subscription: any Subscription, at index: Int) {
    let (isAccepted, isLast, demand) = state.withLock { state in
      // `zip` keeps a failure until all have arrived: only then the downstream has its subscription.
      guard !state.isEnded, Columns.isZip || state.failure == nil,
        state.arrived & (1 << index) == 0
      else {
        return (false, false, Subscribers.Demand.none)
      }
      state.arrived |= 1 << index
      state.upstreams[index] = subscription
      return (true, state.arrived == state.all, state.requested)
    }
    if !isAccepted {
      subscription.cancel()
    } else if Columns.isZip {
      if isLast { announce() }
    } else if demand > 0 {
      subscription.request(demand)
    }
  }

  // MARK: Values

  @inlinable @inline(__always)
  func receive<Input>(
    _ value: Input, at index: Int, store: (inout Columns, Input) -> Input?
  ) -> Subscribers.Demand {
    var replaced: Input?  // released with the lock open: its deinitialiser may be a client's
    var goesOn = false
    let row = state.withLock { state -> Row? in
      guard state.isActive(index) else { return nil }
      replaced = store(&state.columns, value)
      return state.takeRow(goesOn: &goesOn)
    }
    withExtendedLifetime(replaced) {}
    guard let row else { return .none }
    let more = downstream.receive(row)
    let (isIdle, wanted) = state.withLock { state in
      (goesOn ? state.leaveIfIdle() : true, more + state.takeHeldDemand())
    }
    if !isIdle { drain() }
    if wanted == .none { return .none }
    ask(wanted, except: Columns.isZip ? index : -1)
    return Columns.isZip ? wanted : .none
  }

  /// Delivers what other threads have brought meanwhile, then gives up the turn.
  @inlinable
  func drain() {
    while true {
      switch state.withLock({ $0.next() }) {
      case .deliver(let row):
        let more = downstream.receive(row)
        let wanted = more + state.withLock { $0.takeHeldDemand() }
        if wanted != .none { ask(wanted) }
      case .complete(let ending):
        send(ending)
        return
      case .rest:
        return
      }
    }
  }

  /// Asks all publishers, or all but one, for `demand`.
  @inlinable
  func ask(_ demand: Subscribers.Demand, except index: Int = -1) {
    let upstreams = state.withLock { state in
      state.demand += demand
      state.requested += demand
      return state.upstreams
    }
    for other in upstreams.indices where other != index {
      upstreams[other]?.request(demand)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    require(
      demand > 0 || !Columns.isZip, "request(_:) on Zip needs a demand above none")
    let isHeld = state.withLock { state in
      guard Columns.isZip, state.queue.owner == currentThreadToken() else { return false }
      state.heldDemand += demand
      return true
    }
    if !isHeld, demand > 0 { ask(demand) }
  }

  // MARK: Ending

  @inlinable
  func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
    typealias Due = (
      held: (any Subscription)?, others: ContiguousArray<(any Subscription)?>, ending: Ending?
    )
    let due = state.withLock { state -> Due in
      guard state.isActive(index) else { return (nil, [], nil) }
      switch completion {
      case .finished:
        state.finished |= 1 << index
        var held: (any Subscription)?
        swap(&held, &state.upstreams[index])
        if Columns.isZip {
          state.noteEmptyColumns()
        } else if state.finished == state.all {
          state.isDone = true
        }
        return (held, [], state.takeEnding())
      case .failure(let error):
        state.failure = error
        if Columns.isZip { return (nil, [], state.takeEnding()) }
        var held: (any Subscription)?
        swap(&held, &state.upstreams[index])
        return (held, state.takeUpstreams(), nil)
      }
    }
    for other in due.others { other?.cancel() }
    if let ending = due.ending ?? state.withLock({ $0.takeEnding() }) { send(ending) }
  }

  @inlinable
  func send(_ ending: Ending) {
    downstream.receive(completion: ending.completion)
    for upstream in ending.upstreams { upstream?.cancel() }
  }

  @inlinable
  func cancel() {
    let (upstreams, columns, rows) = state.withLock { state in
      state.isEnded = true
      return (state.takeUpstreams(), state.takeColumns(), state.queue.pending.takeAll())
    }
    for upstream in upstreams { upstream?.cancel() }
    withExtendedLifetime((columns, rows)) {}
  }
}
