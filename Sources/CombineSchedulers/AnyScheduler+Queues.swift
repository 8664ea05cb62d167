import Combine

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue, erased: `Model(scheduler: .main)`.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// The global queue of the default quality of service, erased.
  public static var global: Self { global(qos: .default) }

  /// The global queue of the quality of service `qos`, erased.
  public static func global(qos: DispatchQoS.QoSClass) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// A scheduler that runs each action at once, in place of a queue.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The main run loop, erased.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }

  /// A scheduler that runs each action at once, in place of a run loop.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// The main operation queue, erased.
  public static var main: Self { OperationQueue.main.eraseToAnyScheduler() }

  /// A scheduler that runs each action at once, in place of an operation queue.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}
