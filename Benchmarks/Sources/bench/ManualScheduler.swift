import Combine

/// A scheduler whose time passes only when it is told so. Actions are to be scheduled in the order
/// in which they are due, as those of one operator with one interval are.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private final class Entry: Cancellable {
    let due: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    var action: (() -> Void)?

    init(
      due: SchedulerTimeType, interval: SchedulerTimeType.Stride?, action: @escaping () -> Void
    ) {
      self.due = due
      self.interval = interval
      self.action = action
    }

    func cancel() {
      action = nil
    }
  }

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
  private var entries: [Entry] = []
  private var first = 0

  var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    entries.append(Entry(due: now, interval: nil, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    entries.append(Entry(due: date, interval: nil, action: action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let entry = Entry(due: date, interval: interval, action: action)
    entries.append(entry)
    return entry
  }

  /// Lets time pass and runs what has become due.
  func advance(by interval: SchedulerTimeType.Stride) {
    now = now.advanced(by: interval)
    while first < entries.count, entries[first].due <= now {
      let entry = entries[first]
      first += 1
      guard let action = entry.action else { continue }
      action()
      if let interval = entry.interval, entry.action != nil {
        entries.append(
          Entry(due: entry.due.advanced(by: interval), interval: interval, action: action))
      }
    }
    if first == entries.count {
      entries.removeAll(keepingCapacity: true)
      first = 0
    }
  }
}
