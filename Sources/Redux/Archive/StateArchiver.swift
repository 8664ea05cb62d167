import Combine

/// Keeps a changing state in an archive: saves it a moment after each change, not at each.
///
/// ```swift
/// let archiver = StateArchiver(archive, on: DispatchQueue(label: "archive")) { report in
///   if case .failed(let error) = report { log(error) }
/// }
/// archiver.follow(store)
/// ```
///
/// A state is saved when none has come for `quiet`, and at the latest `atMost` after the first one
/// that is not saved: so much can be lost when the process is killed. A save that fails, on a full
/// disk say, is reported and tried again after `atMost`, then after twice as long each time, at most
/// after a minute; a change in the meantime is tried at its own time. ``flush()`` at the end of the
/// app saves what is left, and so does the release of the archiver. Its scheduler may keep it for a
/// moment longer than its owner: ``StateArchive/close()`` after a flush makes the file free at once.
///
/// States are encoded and written on the scheduler: give it a serial queue of its own, and no main
/// queue. A state is handed to that thread as it is: it should be a value, or safe to read there.
///
/// `@unchecked Sendable`: `lock` guards `unsaved`, `newest`, `store` and `follower`; `timing` is set
/// once.
public final class StateArchiver<State: Codable>: @unchecked Sendable {
  /// What became of a save.
  public enum Report {
    /// The state is on the disk.
    case saved(State)
    /// The state is not saved; the file is as it was. It is tried again.
    case failed(ArchiveError)
  }

  /// Where the states go.
  public let archive: StateArchive<State>

  private let report: (Report) -> Void
  private let lock = NSLock()
  private var unsaved: (state: State, ticket: Int)?
  /// The last state that was noted, saved or not.
  private var newest: State?
  private weak var store: Store<State>?
  private var follower: StateFollower<State>?
  private var timing: (any SaveTiming)?

  /// An archiver that saves on `scheduler`.
  ///
  /// - Parameters:
  ///   - quiet: How long no other state has to come before one is saved: half a second unless said.
  ///   - atMost: How long a state stays unsaved at most: two seconds unless said.
  ///   - report: Called after each save, on the thread that saved: the scheduler's, or the one that
  ///     called ``flush()``.
  public init<S: Scheduler>(
    _ archive: StateArchive<State>,
    quiet: S.SchedulerTimeType.Stride = .milliseconds(500),
    atMost: S.SchedulerTimeType.Stride = .seconds(2),
    on scheduler: S, report: @escaping (Report) -> Void = { _ in }
  ) {
    self.archive = archive
    self.report = report
    timing = SaveTimer(scheduler: scheduler, quiet: quiet, atMost: max(quiet, atMost)) {
      [weak self] in try? self?.save()
    }
  }

  deinit {
    try? flush()
  }

  /// Takes note of the present state. Costs no more than that: saving comes later.
  public func stateChanged(_ state: State) {
    let old = lock.withLock {
      defer {
        unsaved = (state, archive.takeTicket())
        newest = state
      }
      return (unsaved, newest)
    }
    withExtendedLifetime(old) {}
    timing?.changed()
  }

  /// Saves the last state now, unless it is saved. When this returns it is on the disk.
  ///
  /// The last state is that of the store that is followed, also where subscribers have not been
  /// called with it yet.
  ///
  /// - Throws: What was reported too. The state stays unsaved and is tried again.
  public func flush() throws(ArchiveError) {
    let (store, newest) = lock.withLock { (self.store, self.newest) }
    if let state: State = store?.state, !isEqual(newest, state) { stateChanged(state) }
    try save()
  }

  /// Whether the states are known to be equal.
  private func isEqual(_ old: State?, _ new: State) -> Bool {
    guard let old, let areEqual = equality(State.self) else { return false }
    return areEqual(old, new)
  }

  private func save() throws(ArchiveError) {
    guard let (state, ticket) = lock.withLock({ unsaved }) else { return }
    do throws(ArchiveError) {
      try archive.save(state, ticket: ticket)
    } catch {
      timing?.failed()
      report(.failed(error))
      throw error
    }
    // Only now: who flushes while this is being saved must not think that it is done.
    let isSaved = lock.withLock {
      guard unsaved?.ticket == ticket else { return false }
      unsaved = nil
      return true
    }
    timing?.saved()
    if isSaved { report(.saved(state)) }
  }
}

extension StateArchiver {
  /// Has each state of `store` saved, the present one too, in place of the one followed before.
  ///
  /// The archiver hears of states where the store calls its subscribers, jumps of ``TimeTravel``
  /// included. It does not keep the store alive, nor the store it.
  public func follow(_ store: Store<State>) {
    let next = StateFollower(self)
    let (lastStore, lastFollower): (Store<State>?, StateFollower<State>?) = lock.withLock {
      defer {
        self.store = store
        follower = next
      }
      return (self.store, follower)
    }
    if let lastStore, let lastFollower { lastStore.unsubscribe(lastFollower) }
    store.subscribe(next)
  }

  /// Middleware that has the state saved after each action, for a store that is made somewhere else
  /// than the archiver. Put it first, so that it sees what the others dispatch.
  ///
  /// The state is read when the action has passed through the middleware after it. What changes the
  /// state past the middleware, as ``TimeTravel`` does, is saved with the next action: to save that
  /// too, ``follow(_:)`` the store.
  public var middleware: Middleware<State> {
    { [self] _, getState in
      { next in
        { [self] action in
          next(action)
          if let state = getState() { stateChanged(state) }
        }
      }
    }
  }
}

/// Hands a store's states to an archiver.
private final class StateFollower<State: Codable>: StoreSubscriber {
  private weak var archiver: StateArchiver<State>?

  init(_ archiver: StateArchiver<State>) {
    self.archiver = archiver
  }

  func newState(state: State) {
    archiver?.stateChanged(state)
  }
}
