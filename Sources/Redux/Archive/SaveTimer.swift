import Combine

/// Says when to save: after a pause in the changes, at the latest some time after the first of them.
protocol SaveTiming: AnyObject {
  /// Calls `save` on the scheduler, some time after this.
  func changed()
  /// Calls `save` on the scheduler once more, after a time that grows from failure to failure.
  func failed()
  /// The next failure is the first again, and nothing waits to be saved.
  func saved()
}

/// The timing on a scheduler of type `S`.
///
/// `@unchecked Sendable`: `lock` guards `state`; a scheduler is made to be called on any thread.
final class SaveTimer<S: Scheduler>: SaveTiming, @unchecked Sendable {
  typealias Stride = S.SchedulerTimeType.Stride

  private struct State {
    /// When to save; nil while nothing has changed.
    var due: S.SchedulerTimeType?
    /// When to save at the latest, counted from the first change that is not saved.
    var latest: S.SchedulerTimeType?
    /// How many scheduled actions have not run.
    var pending = 0
    var retryDelay: Stride?
  }

  private let scheduler: S
  private let quiet: Stride
  private let atMost: Stride
  private let save: () -> Void
  private let lock = NSLock()
  private var state = State()

  init(scheduler: S, quiet: Stride, atMost: Stride, save: @escaping () -> Void) {
    self.scheduler = scheduler
    self.quiet = quiet
    self.atMost = atMost
    self.save = save
  }

  func changed() {
    let now = scheduler.now
    let date: S.SchedulerTimeType? = lock.withLock {
      let latest = state.latest ?? now.advanced(by: atMost)
      state.latest = latest
      return plan(min(now.advanced(by: quiet), latest))
    }
    if let date { schedule(at: date) }
  }

  func failed() {
    let now = scheduler.now
    let date: S.SchedulerTimeType? = lock.withLock {
      let delay = state.retryDelay.map { min($0 + $0, max(atMost, .seconds(60))) } ?? atMost
      state.retryDelay = delay
      // A change that came while the save failed has a plan already.
      return state.due == nil ? plan(now.advanced(by: delay)) : nil
    }
    if let date { schedule(at: date) }
  }

  func saved() {
    lock.withLock { state.retryDelay = nil }
  }

  /// Makes `due` the time of the next save and says whether an action must be scheduled for it. An
  /// action that comes too early schedules the next one.
  private func plan(_ due: S.SchedulerTimeType) -> S.SchedulerTimeType? {
    let isEarlier = state.due.map { due < $0 } ?? false
    state.due = due
    guard state.pending == 0 || isEarlier else { return nil }
    state.pending += 1
    return due
  }

  private func schedule(at date: S.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil) {
      [weak self] in self?.fire()
    }
  }

  private func fire() {
    let now = scheduler.now
    let (isDue, date): (Bool, S.SchedulerTimeType?) = lock.withLock {
      state.pending -= 1
      guard let due = state.due else { return (false, nil) }
      guard now >= due else {
        guard state.pending == 0 else { return (false, nil) }
        state.pending += 1
        return (false, due)
      }
      state.due = nil
      state.latest = nil
      return (true, nil)
    }
    if let date { schedule(at: date) }
    if isDue { save() }
  }
}
