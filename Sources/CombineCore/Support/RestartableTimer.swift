/// A repeating action of a scheduler that is begun anew again and again; only the newest counts.
///
/// It is state: keep it in the ``Lock`` that guards the rest of the operator's state, and cancel
/// what its functions return with the lock released.
@usableFromInline
struct RestartableTimer {
  /// The number of the newest timer, by which an action that was overtaken knows itself.
  @usableFromInline var generation: UInt64 = 0
  @usableFromInline var running: (any Cancellable)?

  @inlinable
  init() {}

  /// Makes all earlier timers outdated.
  ///
  /// - Returns: The number of the timer to schedule now and hand to ``store(_:as:)``.
  @inlinable
  mutating func begin() -> UInt64 {
    generation += 1
    return generation
  }

  /// Keeps `timer`, which was scheduled after ``begin()`` gave `number`.
  ///
  /// - Returns: What to cancel: the timer before, or `timer` itself if it is outdated already.
  @inlinable
  mutating func store(_ timer: any Cancellable, as number: UInt64) -> (any Cancellable)? {
    guard number == generation else { return timer }
    defer { running = timer }
    return running
  }

  /// Makes all timers outdated.
  ///
  /// - Returns: What to cancel.
  @inlinable
  mutating func stop() -> (any Cancellable)? {
    generation += 1
    defer { running = nil }
    return running
  }
}

extension Scheduler {
  /// Runs `action` every `interval`, first after one `interval` from now.
  @inlinable
  func scheduleRepeatedly(
    every interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: now.advanced(by: interval), interval: interval, tolerance: minimumTolerance,
      options: options, action)
  }
}
