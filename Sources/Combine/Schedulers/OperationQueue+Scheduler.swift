public import CombineCore
public import Foundation

extension OperationQueue: Scheduler {
  /// An instant of an operation queue: a date.
  public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

  /// There is nothing to choose.
  public struct SchedulerOptions {}

  /// The present date.
  @inlinable public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// A stride of 0.
  @inlinable public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` as an operation of the queue.
  @inlinable
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    addOperation { action.run() }
  }

  /// Adds an operation that runs `action` to the queue at some time after `date`. The tolerance is
  /// the system's own.
  ///
  /// Until then the queue knows nothing of it: `cancelAllOperations()` does not take it away. (An
  /// operation that waits in the queue for another to finish crashes the open-source Foundation
  /// when it is cancelled at the wrong moment.)
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action.run() }
    }
  }

  /// Runs `action` as an operation of the queue at some time after `date` and then every
  /// `interval`, until the result is cancelled or released. While one run waits for the queue, no
  /// further one is added.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = OperationRepetition(queue: self, action: UncheckedAction(action))
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { repetition.fire() }
    timer.schedule(
      deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval,
      leeway: DispatchQueue.SchedulerTimeType.Stride.seconds(tolerance.timeInterval).timeInterval)
    timer.resume()
    return AnyCancellable {
      repetition.cancel()
      timer.cancel()
    }
  }
}
