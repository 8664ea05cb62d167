/// What a ``Store`` guards with its lock: the state, who waits to be served, and whose turn it is.
///
/// There are two turns. One thread at a time sends actions through the middleware and the reducer
/// (the chain), one at a time calls subscribers (the delivery); often both are the same. Nobody
/// waits for a turn: work is left to the thread that has it.
struct StoreMachine {
  /// Something to be done in the order of actions.
  enum Work {
    case dispatch(any Action)

    /// An action that has passed the middleware.
    case reduce(any Action)

    /// An action that is run rather than reduced, and that has passed the middleware.
    case effect(any Action)

    /// A change of state that no reducer makes.
    case replace((AnyObject?) -> AnyObject)
  }

  /// What a thread that brings work has to do.
  enum Entry {
    /// Do the work, then call ``leave()`` until it gives `nil`.
    case run

    /// Do the work; an outer call goes on.
    case runInside

    /// Nothing: the work is left to another call.
    case queued

    /// The running thread is reducing this action.
    case reducing(any Action)
  }

  /// A call of subscribers that is due.
  enum Delivery {
    case change(old: AnyObject?, new: AnyObject, number: UInt64, announce: Bool)
    case first(Listener, AnyObject, number: UInt64)
    case announcement
  }

  /// What the delivering thread has to do next.
  enum Step {
    case deliver(Delivery, ContiguousArray<Listener>)

    /// The delivery is over and the queued work is this thread's to do.
    case work

    /// The delivery is over.
    case done
  }

  private(set) var state: AnyObject?

  /// Counts the changes of state from 1.
  private(set) var number: UInt64 = 1

  var reducer: BoxReducer
  var dispatchFunction: DispatchFunction?
  var listeners = ListenerList()

  private var chainOwner: ThreadToken = 0
  private var depth = 0
  private var reducing: (any Action)?
  private var deliverer: ThreadToken = 0
  private var queue = Fifo<Work>()
  private var due = Fifo<Delivery>()
  private var isAnnouncementDue = false
  private var isHopScheduled = false

  init(state: AnyObject?, reducer: @escaping BoxReducer) {
    self.state = state
    self.reducer = reducer
  }

  // MARK: The chain

  /// Claims the turn to do `work`, which is kept if another call is to do it.
  mutating func enter(_ work: Work) -> Entry {
    let thread = currentThreadToken()
    if chainOwner == thread, let reducing { return .reducing(reducing) }
    if deliverer == thread || (chainOwner != thread && (chainOwner != 0 || deliverer != 0)) {
      queue.append(work)
      return .queued
    }
    if chainOwner == thread {
      guard case .dispatch = work else { return .runInside }
      depth += 1
      return .run
    }
    chainOwner = thread
    depth = 1
    return .run
  }

  /// The next work of the thread that has done some; `nil` once it has given up its turn.
  mutating func leave() -> Work? {
    if deliverer == 0, let work = queue.popFirst() { return work }
    depth -= 1
    if depth == 0 { chainOwner = 0 }
    return nil
  }

  /// Marks the thread as reducing `action`.
  mutating func beginReducing(_ action: any Action) -> (BoxReducer, AnyObject?) {
    reducing = action
    return (reducer, state)
  }

  /// Claims the turn to deliver, if `delivers`.
  ///
  /// - Returns: Whether the running thread has it now, and the action that has been reduced, to be
  ///   released with the lock open.
  mutating func endReducing(delivers: Bool) -> (Bool, (any Action)?) {
    let reduced = reducing
    reducing = nil
    return (delivers && beginDelivery(), reduced)
  }

  // MARK: The delivery

  /// Claims the turn to deliver on the running thread.
  mutating func beginDelivery() -> Bool {
    guard deliverer == 0 else { return false }
    deliverer = currentThreadToken()
    return true
  }

  /// Whether the running thread is calling subscribers.
  var isDeliveringHere: Bool { deliverer == currentThreadToken() }

  /// Sets the state and lets the change be delivered.
  mutating func change(to new: AnyObject, announce: Bool) {
    let old = state
    state = new
    number += 1
    if !listeners.isEmpty {
      due.append(.change(old: old, new: new, number: number, announce: announce))
    } else if announce {
      isAnnouncementDue = true
    }
  }

  /// Adds `listener` and lets its first call be delivered, if there is a state.
  ///
  /// - Returns: The listener that it replaces.
  mutating func add(_ listener: Listener) -> Listener? {
    listener.since = number
    if let state { due.append(.first(listener, state, number: number)) }
    return listeners.add(listener)
  }

  /// Adds `listener`, whose first call the caller makes.
  ///
  /// - Returns: The listener that it replaces, and what to call it with.
  mutating func addNested(_ listener: Listener) -> (Listener?, AnyObject?, UInt64) {
    listener.since = number
    return (listeners.add(listener), state, number)
  }

  /// Whether the caller is to schedule a delivery: something is due and nobody will see to it.
  mutating func claimHop() -> Bool {
    guard deliverer == 0, !isHopScheduled, !due.isEmpty || isAnnouncementDue else { return false }
    isHopScheduled = true
    return true
  }

  /// Claims the turn to deliver for a delivery that was scheduled.
  mutating func beginScheduledDelivery() -> Bool {
    isHopScheduled = false
    return beginDelivery()
  }

  /// What the delivering thread has to do next.
  mutating func nextStep() -> Step {
    if let delivery = due.popFirst() { return .deliver(delivery, listeners.all) }
    if isAnnouncementDue {
      isAnnouncementDue = false
      return .deliver(.announcement, [])
    }
    deliverer = 0
    if chainOwner == 0, !queue.isEmpty {
      chainOwner = currentThreadToken()
      depth = 1
      return .work
    }
    return .done
  }
}
