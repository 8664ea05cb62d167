import Combine
import CombineTesting

/// A virtual scheduler with a tolerance and options that records how it is called.
final class HistoryScheduler: Scheduler {
  typealias SchedulerTimeType = VirtualTime
  typealias Stride = VirtualTime.Stride

  struct SchedulerOptions: Equatable {
    var name: String
  }

  /// A call, with times in nanoseconds.
  enum Call: Equatable {
    case schedule(options: String?)
    case after(Int, tolerance: Int, options: String?)
    case repeating(after: Int, interval: Int, tolerance: Int, options: String?)
  }

  private let virtual = VirtualScheduler()
  private(set) var calls: [Call] = []

  var now: VirtualTime { virtual.now }
  var minimumTolerance: Stride { .nanoseconds(7) }
  var pendingCount: Int { virtual.pendingCount }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    calls.append(.schedule(options: options?.name))
    virtual.schedule(options: nil, action)
  }

  func schedule(
    after date: VirtualTime, tolerance: Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    calls.append(
      .after(date.nanoseconds, tolerance: tolerance.nanoseconds, options: options?.name))
    virtual.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  func schedule(
    after date: VirtualTime, interval: Stride, tolerance: Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    calls.append(
      .repeating(
        after: date.nanoseconds, interval: interval.nanoseconds, tolerance: tolerance.nanoseconds,
        options: options?.name))
    return virtual.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  func advance(by stride: Stride = .zero) {
    virtual.advance(by: stride)
  }
}
