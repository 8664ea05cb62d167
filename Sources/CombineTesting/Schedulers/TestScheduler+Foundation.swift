import Combine
import Dispatch
import Foundation

extension DispatchQueue {
  /// A new scheduler that stands in for a queue and whose time moves only when a test moves it. It
  /// starts at an uptime of one nanosecond.
  public static var test: TestSchedulerOf<DispatchQueue> {
    // An uptime of 0 is Dispatch's word for the present.
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A new scheduler that stands in for a run loop and whose time moves only when a test moves it.
  /// It starts at the reference date.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}

extension OperationQueue {
  /// A new scheduler that stands in for an operation queue and whose time moves only when a test
  /// moves it. It starts at the reference date.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}
