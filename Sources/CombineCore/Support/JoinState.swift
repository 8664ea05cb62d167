extension JoinSubscription.State {
  /// The bits of all publishers.
  @inlinable var all: UInt8 { UInt8(truncatingIfNeeded: (1 << upstreams.count) - 1) }

  /// Whether the publisher at `index` counts.
  @inlinable @inline(__always)
  func isActive(_ index: Int) -> Bool {
    !isEnded && !isDone && failure == nil && finished & (1 << index) == 0
  }

  /// The row that a new value makes, if it is for the running thread to deliver.
  ///
  /// - Parameter goesOn: Set if the turn to deliver was taken for that.
  @inlinable @inline(__always)
  mutating func takeRow(goesOn: inout Bool) -> Downstream.Input? {
    if Columns.isZip {
      guard isAnnounced, let row = columns.takeRow() else { return nil }
      if finished != 0 { noteEmptyColumns() }
      switch queue.enter() {
      case .entered:
        goesOn = true
        return row
      case .nested where queue.pending.isEmpty:
        return row
      case .nested, .queued:
        queue.append(row)
        return nil
      }
    }
    guard demand > 0, let row = columns.takeRow() else { return nil }
    switch queue.enter() {
    case .entered:
      demand -= 1
      goesOn = true
      return row
    case .nested:
      // As in Apple's framework, a value from inside the downstream is stored and makes no row.
      return nil
    case .queued:
      demand -= 1
      queue.append(row)
      return nil
    }
  }

  /// Notes the end if a publisher has finished whose column is used up.
  @inlinable
  mutating func noteEmptyColumns() {
    for index in upstreams.indices where finished & (1 << index) != 0 && columns.isEmpty(index) {
      isDone = true
    }
  }

  @inlinable @inline(__always)
  mutating func takeHeldDemand() -> Subscribers.Demand {
    let held = heldDemand
    heldDemand = .none
    return held
  }

  @inlinable
  mutating func takeUpstreams() -> ContiguousArray<(any Subscription)?> {
    let held = upstreams
    for index in upstreams.indices { upstreams[index] = nil }
    return held
  }

  @inlinable
  mutating func takeColumns() -> Columns {
    let held = columns
    columns = Columns()
    return held
  }

  /// Whether the completion is due.
  @inlinable var isComplete: Bool {
    isStarted && !isEnded && (isDone || failure != nil) && queue.pending.isEmpty
  }

  /// The completion if it is due and no other thread is delivering, which then sends it when it is
  /// done. Nothing is delivered afterwards.
  @inlinable
  mutating func takeEnding() -> JoinSubscription.Ending? {
    guard isComplete, !queue.isElsewhere else { return nil }
    isEnded = true
    return JoinSubscription.Ending(
      completion: failure.map { .failure($0) } ?? .finished, upstreams: takeUpstreams(),
      columns: takeColumns())
  }

  /// Gives up the turn if there is nothing to do with it.
  @inlinable @inline(__always)
  mutating func leaveIfIdle() -> Bool {
    guard queue.pending.isEmpty, !isComplete else { return false }
    queue.leave()
    return true
  }

  @inlinable
  mutating func next() -> JoinSubscription.Step {
    if !isEnded, !queue.pending.isEmpty { return .deliver(queue.pending.removeFirst()) }
    queue.leave()
    return takeEnding().map(JoinSubscription.Step.complete) ?? .rest
  }
}

/// The subscriber that a ``JoinSubscription`` attaches to one of its publishers.
@usableFromInline
struct JoinSide<Downstream: Subscriber, Columns: JoinColumns, Input>: Subscriber,
  OperatorDescription
where Columns.Row == Downstream.Input {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let parent: JoinSubscription<Downstream, Columns>
  @usableFromInline let index: Int
  @usableFromInline let store: (inout Columns, Input) -> Input?
  @usableFromInline let combineIdentifier = CombineIdentifier()

  @inlinable
  init(
    parent: JoinSubscription<Downstream, Columns>, index: Int,
    store: @escaping (inout Columns, Input) -> Input?
  ) {
    self.parent = parent
    self.index = index
    self.store = store
  }

  @usableFromInline var operatorName: String { parent.operatorName }

  @usableFromInline var customMirror: Mirror {
    Mirror(self, children: ["parentSubscription": parent.combineIdentifier])
  }

  @inlinable
  func receive(subscription: any Subscription) {
    parent.receive(subscription, at: index)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    parent.receive(input, at: index, store: store)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    parent.receive(completion, at: index)
  }
}
