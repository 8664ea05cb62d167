public import CombineCore
public import Dispatch

extension DispatchQueue: Scheduler {
  /// How an action is run.
  public struct SchedulerOptions {
    /// The quality of service of the action.
    public var qos: DispatchQoS

    /// How the action is treated by the queue.
    public var flags: DispatchWorkItemFlags

    /// A group that is entered for an immediate action and left when the action has run.
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present instant of the system's uptime clock.
  @inlinable public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// A stride of 0.
  @inlinable public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` on the queue, after what is already there.
  @inlinable
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    if let options {
      async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
    } else {
      async { action.run() }
    }
  }

  /// Runs `action` on the queue at some time after `date`. The tolerance is the queue's own.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action.run()
    }
  }

  /// Runs `action` on the queue at some time after `date` and then every `interval`, until the
  /// result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedAction(action)
    let options = options ?? SchedulerOptions()
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action.run() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}
