import Combine

/// A scheduler of any time type that runs each action at once, on the thread that schedules it: for
/// previews, and for tests in which time does not matter.
///
/// It is to `DispatchQueue`, `RunLoop` and `OperationQueue` what Combine's `ImmediateScheduler` is
/// to itself: `DispatchQueue.immediate` fits where a queue is expected. A delayed action runs at
/// once too, and a repeating one runs once. Where the time between actions is what a test is
/// about, take a `TestScheduler`.
///
/// `@unchecked Sendable`: it is one instant that never changes.
public struct ImmediateTestScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The only instant of this scheduler.
  public let now: SchedulerTimeType

  /// A scheduler whose time is always `now`.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// A stride of 0.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs `action` before returning.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs `action` before returning, whatever the date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` once, before returning.
  ///
  /// - Returns: Something that does nothing when it is cancelled: nothing is left to cancel.
  @discardableResult
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler that takes the place of `S`, as in `ImmediateTestSchedulerOf<RunLoop>`.
public typealias ImmediateTestSchedulerOf<S: Scheduler> =
  ImmediateTestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A scheduler that runs each action at once, in place of a queue. Its time is an uptime of one
  /// nanosecond.
  public static var immediate: ImmediateTestSchedulerOf<DispatchQueue> {
    // An uptime of 0 is Dispatch's word for the present.
    ImmediateTestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A scheduler that runs each action at once, in place of a run loop. Its time is the reference
  /// date.
  public static var immediate: ImmediateTestSchedulerOf<RunLoop> {
    ImmediateTestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}

extension OperationQueue {
  /// A scheduler that runs each action at once, in place of an operation queue. Its time is the
  /// reference date.
  public static var immediate: ImmediateTestSchedulerOf<OperationQueue> {
    ImmediateTestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}
