import Combine

/// A scheduler whose time moves only when a test moves it.
///
/// Actions run inside ``advance(by:)``, ``advance(to:)`` and ``run()``, on the calling thread, in
/// the order of their times; those of one time in the order in which they were scheduled.
/// Tolerances are ignored.
///
/// It stands in for any scheduler of the same time type: `DispatchQueue.test`, `RunLoop.test` and
/// `OperationQueue.test` make one that fits where a queue or a run loop is expected.
public final class TestScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public typealias Stride = SchedulerTimeType.Stride

  private struct Entry {
    var time: SchedulerTimeType
    var number: Int
    var action: () -> Void
  }

  private struct State {
    var now: SchedulerTimeType
    var lastNumber = 0

    /// Sorted by time, then number.
    var entries: [Entry] = []

    mutating func insert(at time: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
      lastNumber += 1
      let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
      entries.insert(Entry(time: time, number: lastNumber, action: action), at: index)
      return lastNumber
    }
  }

  private let state: LockedBox<State>

  /// A scheduler at the time `now`.
  public init(now: SchedulerTimeType) {
    state = LockedBox(State(now: now))
  }

  public var now: SchedulerTimeType { state.withLock { $0.now } }
  public var minimumTolerance: Stride { .zero }

  /// How many actions wait.
  public var pendingCount: Int { state.withLock { $0.entries.count } }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    state.withLock { _ = $0.insert(at: $0.now, action) }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    state.withLock { _ = $0.insert(at: Swift.max(date, $0.now), action) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: Stride, tolerance: Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = RepeatingTimer(scheduler: self, interval: interval, action: action)
    timer.schedule(at: Swift.max(date, now))
    return timer
  }

  /// Moves the time forward by `stride`, running what becomes due on the way.
  public func advance(by stride: Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Moves the time forward to `instant`, running what becomes due on the way.
  public func advance(to instant: SchedulerTimeType) {
    while let action = takeNext(notAfter: instant) { action() }
    state.withLock { $0.now = Swift.max($0.now, instant) }
  }

  /// Moves the time forward until nothing is scheduled any more. A repeating action that nobody
  /// cancels keeps it from returning.
  public func run() {
    while let action = takeNext(notAfter: nil) { action() }
  }

  private func takeNext(notAfter limit: SchedulerTimeType?) -> (() -> Void)? {
    state.withLock { state in
      guard let first = state.entries.first else { return nil }
      if let limit, first.time > limit { return nil }
      state.entries.removeFirst()
      state.now = Swift.max(state.now, first.time)
      return first.action
    }
  }

  private final class RepeatingTimer: Cancellable {
    private struct Shot {
      var isCancelled = false
      var number: Int?
    }

    private let scheduler: TestScheduler
    private let interval: Stride
    private let action: () -> Void
    private let shot = LockedBox(Shot())

    init(scheduler: TestScheduler, interval: Stride, action: @escaping () -> Void) {
      self.scheduler = scheduler
      self.interval = interval
      self.action = action
    }

    func schedule(at time: SchedulerTimeType) {
      let number = scheduler.state.withLock { state in
        state.insert(at: time) { [self] in
          if shot.withLock({ $0.isCancelled }) { return }
          schedule(at: time.advanced(by: interval))
          action()
        }
      }
      shot.withLock { $0.number = number }
    }

    func cancel() {
      let number = shot.withLock { shot in
        shot.isCancelled = true
        return shot.number
      }
      scheduler.state.withLock { $0.entries.removeAll { $0.number == number } }
    }
  }
}

/// A test scheduler with a clock of its own.
public typealias VirtualScheduler = TestScheduler<VirtualTime, Never>

extension TestScheduler where SchedulerTimeType == VirtualTime {
  /// A scheduler at the start of virtual time.
  public convenience init() {
    self.init(now: VirtualTime())
  }
}
