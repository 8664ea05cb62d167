import Combine
import Foundation

/// Records the actions and states of a store, and takes the store to any of the states.
///
/// ```swift
/// let travel = TimeTravel(store, limit: 200)
/// store.dispatch(AddItem("milk"))
/// travel.stepBack()  // the store's state is the one before
/// ```
///
/// It works with any ``Store``, from the moment it is made, by putting a reducer of its own around
/// that of the store. A jump sets the state of the store in the order of actions: subscribers,
/// publishers and views follow as after an action, while middleware and reducer see nothing of it.
/// Like an action it may be queued, if the store is at work; see ``Store``.
///
/// - The last `limit` steps are kept; the state before them is the base, from which states are
///   computed anew when a step is skipped, moved or when the reducer is replaced. Reducers must give
///   the same state for the same action again, as Redux asks of them anyhow.
/// - States that are copied on write share what did not change: a step costs what the action
///   changed.
/// - An action while an earlier state is shown goes on from there, and the later steps are
///   forgotten, as with undo everywhere. With ``setKeepsLaterSteps(_:)`` it is recorded at the end
///   and the earlier state stays.
/// - A state that was set by ``Store/replaceState(_:)-swift.method`` is no step: it shows in the
///   steps after it, until those are computed anew.
///
/// All of it may be used from any thread. The store keeps it alive until ``stop()``, not the other
/// way round.
///
/// `@unchecked Sendable`: `lock` guards what changes. Only the store's turn, which one thread at a
/// time has, changes the history; so it can be computed with no lock held.
public final class TimeTravel<State>: @unchecked Sendable {
  private struct Recording {
    var history: StepHistory<State>
    var reducer: Reducer<State>
    var revision = 0
    var isPaused = false
    var isLocked = false
    var keepsLaterSteps = false
    var isStopped = false
  }

  /// The store that is recorded; nil once it is gone.
  public private(set) weak var store: Store<State>?
  private let start: State
  private let now: () -> Date
  private let lock: Lock<Recording>
  private let subject = PassthroughSubject<Int, Never>()

  /// Sends the revision after each change of the history.
  ///
  /// It sends on the thread that has the store's turn, often inside of its reducer: dispatching
  /// from here would stop the program. Put `receive(on:)` after it.
  public var revisions: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }

  /// Begins to record what `store` does.
  ///
  /// - Parameters:
  ///   - limit: How many steps are kept.
  ///   - now: Gives the dates of the steps.
  public init(
    _ store: Store<State>, limit: Int = 500, now: @escaping () -> Date = { Date() }
  ) {
    self.store = store
    self.now = now
    let state: State = store.state
    start = state
    lock = Lock(
      Recording(history: StepHistory(state: state, limit: limit), reducer: store.reducer))
    store.replaceReducer { [self] action, state in reduce(action, state) }
  }

  /// Ends recording: the store has its own reducer again, and the state that is shown. What was
  /// recorded stays.
  public func stop() {
    let reducer: Reducer<State>? = lock.withLock { recording in
      guard !recording.isStopped else { return nil }
      recording.isStopped = true
      return recording.reducer
    }
    if let reducer { store?.replaceReducer(reducer) }
  }

  /// What is recorded at this moment.
  public var snapshot: TimeTravelSnapshot<State> {
    lock.withLock { recording in
      TimeTravelSnapshot(
        revision: recording.revision, base: recording.history.base.state,
        baseID: recording.history.base.id, steps: recording.history.steps.elements,
        position: recording.history.position, state: recording.history.state,
        limit: recording.history.steps.capacity, isPaused: recording.isPaused,
        isLocked: recording.isLocked, keepsLaterSteps: recording.keepsLaterSteps)
    }
  }

  /// The reducer that states are computed with.
  var reducer: Reducer<State> { lock.withLock { $0.reducer } }

  /// Counts the changes of the history.
  public var revision: Int { lock.withLock { $0.revision } }

  /// Whether there is a state before the one that is shown.
  public var canStepBack: Bool { lock.withLock { $0.history.position > 0 } }

  /// Whether there is a state after the one that is shown.
  public var canStepForward: Bool { lock.withLock { !$0.history.isAtEnd } }
}

// MARK: Recording

extension TimeTravel {
  /// The reducer of the store. The store calls it on one thread at a time.
  private func reduce(_ action: any Action, _ state: State?) -> State {
    let (reducer, isLocked, shownEarlier) = lock.withLock { recording in
      if let state { recording.history.begin(with: state) }
      let isBehind = !recording.history.isAtEnd && recording.keepsLaterSteps
      return (
        recording.reducer, recording.isLocked,
        isBehind ? recording.history.state(at: recording.history.steps.count) : nil
      )
    }
    if isLocked, let state { return state }
    let new = reducer(action, shownEarlier ?? state)
    let date = now()
    let (forgotten, revision, shown) = lock.withLock {
      recording -> ([TimeTravelStep<State>], Int, State?) in
      guard !recording.isStopped else { return ([], 0, state) }
      var forgotten = shownEarlier == nil ? recording.history.dropLaterSteps() : []
      let oldest =
        recording.isPaused
        ? recording.history.appendUnrecorded(state: new, date: date)
        : recording.history.append(.action(action), state: new, date: date)
      if let oldest { forgotten.append(oldest) }
      recording.revision += 1
      return (forgotten, recording.revision, recording.history.state)
    }
    withExtendedLifetime(forgotten) {}
    if revision > 0 { subject.send(revision) }
    // The earlier state, or the one in its place where it has given way to the new step.
    return shownEarlier == nil ? new : shown ?? new
  }
}

// MARK: Moving

extension TimeTravel {
  /// Shows the state after the step of number `id`, or the one before the first step.
  ///
  /// - Returns: Whether there is such a step.
  @discardableResult
  public func jump(to id: Int) -> Bool {
    let exists = lock.withLock { $0.history.position(of: id) != nil }
    if exists { change { history, _ in history.jump(to: id) } }
    return exists
  }

  /// Shows the state before the one that is shown, if there is one.
  public func stepBack() {
    change { history, _ in history.stepBack() }
  }

  /// Shows the state after the one that is shown, if there is one.
  public func stepForward() {
    change { history, _ in history.stepForward() }
  }

  /// Does as if the step of number `id` had not been, or takes that back: the states from there on
  /// are computed anew.
  ///
  /// - Returns: Whether there is such a step.
  @discardableResult
  public func skip(_ id: Int, _ isSkipped: Bool = true) -> Bool {
    let exists = lock.withLock { ($0.history.position(of: id) ?? 0) > 0 }
    if exists { change { $0.setSkipped(id, isSkipped, reduce: $1) } }
    return exists
  }

  /// Moves the step of number `id` to the place `index` of the list, and computes the states from
  /// there on anew.
  ///
  /// - Returns: Whether there is such a step.
  @discardableResult
  public func move(_ id: Int, to index: Int) -> Bool {
    let exists = lock.withLock { ($0.history.position(of: id) ?? 0) > 0 }
    if exists { change { $0.move(id, to: index, reduce: $1) } }
    return exists
  }

  /// Makes the state that is shown the base, and forgets all steps.
  public func commit() {
    change { history, _ in history.commit() }
  }

  /// Goes back to the base, and forgets all steps.
  public func rollBack() {
    change { history, _ in history.rollBack() }
  }

  /// Goes back to the state from which recording began, and forgets all steps.
  public func reset() {
    change { [start] history, _ in history.reset(to: start) }
  }

  /// Forgets the skipped steps.
  public func sweep() {
    change { history, _ in history.sweep() }
  }

  /// Puts `reducer` in the place of the store's, and computes all states anew with it from the base.
  ///
  /// Use it in place of ``Store/replaceReducer(_:)``, which would end the recording.
  public func replaceReducer(_ reducer: @escaping Reducer<State>) {
    change(set: { $0.reducer = reducer }) { $0.recompute(from: 0, $1) }
  }

  /// Puts other steps in the place of these.
  func replace(
    base: State,
    with steps: [(content: TimeTravelStep<State>.Content, isSkipped: Bool, date: Date)],
    position: Int
  ) {
    change { $0.replace(base: base, with: steps, position: position, reduce: $1) }
  }
}

// MARK: Settings

extension TimeTravel {
  /// Whether actions change the state without being recorded: they make one step, whatever their
  /// number, that cannot be computed anew.
  public func setPaused(_ isPaused: Bool) {
    change(set: { $0.isPaused = isPaused }) { _, _ in }
  }

  /// Whether actions do nothing at all.
  public func setLocked(_ isLocked: Bool) {
    change(set: { $0.isLocked = isLocked }) { _, _ in }
  }

  /// Whether an action that comes while an earlier state is shown is recorded at the end and the
  /// earlier state stays, instead of going on from there.
  public func setKeepsLaterSteps(_ keeps: Bool) {
    change(set: { $0.keepsLaterSteps = keeps }) { _, _ in }
  }

  /// Changes the history in the order of the store's actions, and shows the state that comes of it.
  private func change(
    set: @escaping (inout Recording) -> Void = { _ in },
    _ change: @escaping (inout StepHistory<State>, Reducer<State>) -> Void
  ) {
    store?.replaceState { [self] state in
      // Nothing else changes the history meanwhile: it is this thread's turn.
      var (history, reducer, replaced, isStopped) = lock.withLock { recording in
        let replaced = recording.reducer
        if !recording.isStopped { set(&recording) }
        if let state { recording.history.begin(with: state) }
        return (recording.history, recording.reducer, replaced, recording.isStopped)
      }
      withExtendedLifetime(replaced) {}
      if isStopped { return state ?? history.state }
      change(&history, reducer)
      let (old, revision) = lock.withLock { recording in
        defer { recording.history = history }
        recording.revision += 1
        return (recording.history, recording.revision)
      }
      withExtendedLifetime(old) {}
      subject.send(revision)
      return history.state
    }
  }
}

extension Store {
  /// The present reducer.
  fileprivate var reducer: Reducer<State> {
    let reducer = core.machine.withLock { $0.reducer }
    return { action, state in
      let new = reducer(action, state.map { StateBox($0) })
      return unsafeDowncast(new, to: StateBox<State>.self).value
    }
  }
}
