import Combine

extension Publisher {
  // row 530
  func row530<S>(using scheduler: S, options: S.SchedulerOptions?)
    -> Publishers.MeasureInterval<Self, S> where S: Scheduler
  { self.measureInterval(using: scheduler, options: options) }
  func row530WithDefaults<S>(using scheduler: S) -> Publishers.MeasureInterval<Self, S>
  where S: Scheduler { self.measureInterval(using: scheduler) }

  // row 531
  func row531<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    self.debounce(for: dueTime, scheduler: scheduler, options: options)
  }
  func row531WithDefaults<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S)
    -> Publishers.Debounce<Self, S> where S: Scheduler
  { self.debounce(for: dueTime, scheduler: scheduler) }

  // row 532
  func row532<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride?, scheduler: S,
    options: S.SchedulerOptions?
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    self.delay(for: interval, tolerance: tolerance, scheduler: scheduler, options: options)
  }
  func row532WithDefaults<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S)
    -> Publishers.Delay<Self, S> where S: Scheduler
  { self.delay(for: interval, scheduler: scheduler) }

  // row 533
  func row533<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Throttle<Self, S> where S: Scheduler
  { self.throttle(for: interval, scheduler: scheduler, latest: latest) }

  // row 534
  func row534<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?,
    customError: (() -> Failure)?
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    self.timeout(interval, scheduler: scheduler, options: options, customError: customError)
  }
  func row534WithDefaults<S>(_ interval: S.SchedulerTimeType.Stride, scheduler: S)
    -> Publishers.Timeout<Self, S> where S: Scheduler
  { self.timeout(interval, scheduler: scheduler) }
}
