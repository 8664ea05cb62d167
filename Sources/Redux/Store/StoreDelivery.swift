import Combine

/// Where a ``Store`` calls its subscribers.
public struct StoreDelivery: Sendable {
  enum Place: Sendable {
    case main
    case immediate
    case scheduler(@Sendable (@escaping @Sendable () -> Void) -> Void)
  }

  let place: Place

  /// On the main thread: at once when the state changes there, so that `dispatch` returns after the
  /// subscribers have been called; by way of the main queue when it changes on another thread.
  ///
  /// A program whose main thread runs neither a run loop nor `dispatchMain()` calls nobody for
  /// actions from other threads: let it take ``immediate``.
  public static let main = StoreDelivery(place: .main)

  /// On the thread that dispatches, before `dispatch` returns: for servers, command lines and tests.
  ///
  /// When another thread is calling subscribers at that moment, that thread calls them for the new
  /// state too, and `dispatch` returns at once. A subscriber that belongs to the main actor may be
  /// used only if every action is dispatched there.
  public static let immediate = StoreDelivery(place: .immediate)

  /// On `scheduler`, always by way of its `schedule`: a queue, or a clock that a test moves.
  public static func on(_ scheduler: some Scheduler) -> StoreDelivery {
    // A scheduler is made to be called on any thread.
    let schedule = Guarded<(@escaping () -> Void) -> Void> { scheduler.schedule($0) }
    return StoreDelivery(place: .scheduler { schedule.state($0) })
  }

  /// Whether subscribers may be called on the running thread at once.
  var isHere: Bool {
    switch place {
    case .main: MainQueueMark.isCurrent
    case .immediate: true
    case .scheduler: false
    }
  }

  /// Has `action` run where subscribers are called.
  func schedule(_ action: @escaping @Sendable () -> Void) {
    switch place {
    case .main: DispatchQueue.main.async(execute: action)
    case .immediate: action()
    case .scheduler(let schedule): schedule(action)
    }
  }
}

/// Tells the main queue from others: once `dispatchMain()` runs it, as it does in programs with an
/// asynchronous `main`, its work need not be on the first thread.
enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is on the main thread or on the main queue.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
