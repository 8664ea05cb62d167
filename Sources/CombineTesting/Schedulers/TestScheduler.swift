import Combine

/// A scheduler whose time moves only when a test moves it.
///
/// Actions run inside ``advance(by:)``, ``advance(to:)`` and ``run(limit:)``, on the calling thread,
/// in the order of their times; those of one time in the order in which they were scheduled, from
/// whatever thread. An action may schedule, cancel and even advance; what it schedules for an
/// instant that is reached runs in the same call. Tolerances are ignored, and a date in the past is
/// due at once.
///
/// It stands in for any scheduler of the same time type: `DispatchQueue.test`, `RunLoop.test` and
/// `OperationQueue.test` make one that fits where a queue or a run loop is expected.
///
/// `@unchecked Sendable`: `state` is guarded by its lock; actions are handed to the thread that
/// moves the time, as any scheduler hands them to its own.
public final class TestScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public typealias Stride = SchedulerTimeType.Stride

  private struct State {
    var now: SchedulerTimeType
    var agenda = Agenda<SchedulerTimeType>()
    var frame = Duration.seconds(1)
  }

  private let state: LockedBox<State>

  /// A scheduler at the time `now`.
  public init(now: SchedulerTimeType) {
    state = LockedBox(State(now: now))
  }

  /// The present instant: while an action runs, the one for which it was scheduled.
  public var now: SchedulerTimeType { state.withLock { $0.now } }

  /// A stride of 0.
  public var minimumTolerance: Stride { .zero }

  /// How many actions wait. A repeating one counts once.
  public var pendingCount: Int { state.withLock { $0.agenda.count } }

  /// How long one character of a marble diagram lasts on this scheduler: one second unless set, and
  /// not less than a nanosecond.
  ///
  /// Set it before the first diagram is used, so that all times of a test are multiples of it.
  public var frame: Duration {
    get { state.withLock { $0.frame } }
    set { state.withLock { $0.frame = Swift.max(newValue, .nanoseconds(1)) } }
  }

  /// Runs `action` when the time is moved next, if only by nothing.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    state.withLock { _ = $0.agenda.insert(at: $0.now, action) }
  }

  /// Runs `action` when the time reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = insert(at: date, action)
  }

  /// Runs `action` when the time reaches `date` and then every `interval`, until the result is
  /// cancelled.
  ///
  /// With an `interval` that is not positive `action` runs once, as a repetition would keep the time
  /// from ever moving on; it fails the test unless the result is cancelled by then, as `debounce`
  /// and `timeout` do with theirs.
  public func schedule(
    after date: SchedulerTimeType, interval: Stride, tolerance: Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = RepeatingAction(scheduler: self, interval: interval, action: action)
    timer.schedule(at: Swift.max(date, now))
    return timer
  }

  /// Moves the time forward by `stride`, running what becomes due on the way.
  public func advance(by stride: Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Moves the time forward to `instant`, running what becomes due on the way. It does not go back.
  ///
  /// Fails the test and returns if a million actions run without the time moving on.
  public func advance(to instant: SchedulerTimeType) {
    var count = 0
    var last = now
    while let (time, action) = takeNext(notAfter: instant) {
      count = time == last ? count + 1 : 1
      last = time
      if count > 1_000_000 {
        TestIssue.record(
          "A TestScheduler ran a million actions at one instant: do they schedule each other?")
        return
      }
      action()
    }
    state.withLock { $0.now = Swift.max($0.now, instant) }
  }

  /// Moves the time forward until nothing is scheduled any more.
  ///
  /// - Parameter limit: How many actions run at most. A repeating action that nobody cancels would
  ///   never let this return: at the limit it fails the test and returns.
  public func run(limit: Int = 1_000_000) {
    var count = 0
    while count < limit {
      guard let (_, action) = takeNext(notAfter: nil) else { return }
      count += 1
      action()
    }
    if pendingCount > 0 {
      TestIssue.record(
        """
        TestScheduler.run() ran \(count) actions and more wait. Does an action repeat that nobody \
        cancels? Move the time with advance(by:) instead.
        """)
    }
  }

  /// Adds an action that can be removed by the number that is returned.
  func insert(at time: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
    state.withLock { $0.agenda.insert(at: Swift.max(time, $0.now), action) }
  }

  func remove(_ number: Int) {
    // The action is released outside the lock: it may hold anything.
    let removed = state.withLock { $0.agenda.remove(number) }
    withExtendedLifetime(removed) {}
  }

  private func takeNext(
    notAfter limit: SchedulerTimeType?
  ) -> (time: SchedulerTimeType, action: () -> Void)? {
    state.withLock { state in
      guard let next = state.agenda.takeFirst(notAfter: limit) else { return nil }
      state.now = Swift.max(state.now, next.time)
      return next
    }
  }
}

extension TestScheduler {
  /// The action that is scheduled anew each time it runs.
  private final class RepeatingAction: Cancellable {
    private struct Shot {
      var action: (() -> Void)?
      var number: Int?
    }

    private let scheduler: TestScheduler
    private let interval: Stride
    private let shot: LockedBox<Shot>

    init(scheduler: TestScheduler, interval: Stride, action: @escaping () -> Void) {
      self.scheduler = scheduler
      self.interval = interval
      shot = LockedBox(Shot(action: action))
    }

    func schedule(at time: SchedulerTimeType) {
      let number = scheduler.insert(at: time) { [self] in
        guard let action = shot.withLock({ $0.action }) else { return }
        let next = time.advanced(by: interval)
        // At the end of time a step forward may lead nowhere.
        if next > time { schedule(at: next) }
        action()
        if interval <= .zero, shot.withLock({ $0.action != nil }) {
          TestIssue.record(
            "A TestScheduler was to repeat an action every \(interval): the interval must be positive."
          )
        }
      }
      let isCancelled = shot.withLock { shot in
        shot.number = number
        return shot.action == nil
      }
      if isCancelled { scheduler.remove(number) }
    }

    func cancel() {
      let (number, action) = shot.withLock { shot in
        defer { shot.action = nil }
        return (shot.number, shot.action)
      }
      if let number { scheduler.remove(number) }
      withExtendedLifetime(action) {}
    }
  }
}

/// A test scheduler that takes the place of `S`, as in `TestSchedulerOf<DispatchQueue>`.
public typealias TestSchedulerOf<S: Scheduler> =
  TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// A test scheduler with a clock of its own.
public typealias VirtualScheduler = TestScheduler<VirtualTime, Never>

extension TestScheduler where SchedulerTimeType == VirtualTime {
  /// A scheduler at the start of virtual time.
  public convenience init() {
    self.init(now: VirtualTime())
  }
}
