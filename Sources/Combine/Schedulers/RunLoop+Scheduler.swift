public import CombineCore
public import Foundation

extension RunLoop: Scheduler {
  /// An instant of a run loop: a date.
  public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

  /// There is nothing to choose.
  public struct SchedulerOptions {}

  /// The present date.
  @inlinable public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// A stride of 0.
  @inlinable public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in the loop's next turn in the default mode. May be called on any thread: a
  /// loop that sleeps is woken.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    perform { action.run() }
    if RunLoop.current !== self { RunLoopWaker.waker(of: self).wake() }
  }

  /// Runs `action` in the loop's default mode at some time after `date`. May be called on any
  /// thread.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    addTimer(after: date, interval: nil, tolerance: tolerance, UncheckedAction(action))
  }

  /// Runs `action` in the loop's default mode at some time after `date` and then every `interval`,
  /// until the result is cancelled or released. May be called on any thread.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = addTimer(
      after: date, interval: interval, tolerance: tolerance, UncheckedAction(action))
    return AnyCancellable(timer.invalidate)
  }

  @discardableResult
  private func addTimer(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride?,
    tolerance: SchedulerTimeType.Stride, _ action: UncheckedAction
  ) -> Timer {
    let timer = Timer(
      fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
    ) { _ in
      action.run()
    }
    timer.tolerance = tolerance.timeInterval
    // Adding a timer wakes the loop by itself: it sets the clock that the sleeping loop watches.
    add(timer, forMode: .default)
    return timer
  }
}
