extension Publishers {
  /// When `collect(_:options:)` sends what it has gathered. Apple's
  /// `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// At the end of each interval and whenever the given number of values has come, which begins
    /// the interval anew.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers.TimeGroupingStrategy {
  @inlinable var scheduler: Context {
    switch self {
    case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
    }
  }

  @inlinable var interval: Context.SchedulerTimeType.Stride {
    switch self {
    case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
    }
  }

  /// The largest number of values of one array, if there is one.
  @inlinable var count: Int? {
    if case .byTimeOrCount(_, _, let count) = self { count } else { nil }
  }
}
