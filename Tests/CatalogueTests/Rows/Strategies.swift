import Combine

// row 409
typealias Row409<Context> = Publishers.TimeGroupingStrategy<Context> where Context: Scheduler

extension Publishers.TimeGroupingStrategy {
  // row 410
  static func row410(_ a0: Context, _ a1: Context.SchedulerTimeType.Stride) -> Self {
    .byTime(a0, a1)
  }

  // row 411
  static func row411(_ a0: Context, _ a1: Context.SchedulerTimeType.Stride, _ a2: Int) -> Self {
    .byTimeOrCount(a0, a1, a2)
  }
}

extension Publishers.PrefetchStrategy {
  // row 412
  static func row412() -> Publishers.PrefetchStrategy.Type { Publishers.PrefetchStrategy.self }

  // row 413
  static func row413() -> Self { .keepFull }

  // row 414
  static func row414() -> Self { .byRequest }

  // row 415
  static func row415(a: Publishers.PrefetchStrategy, b: Publishers.PrefetchStrategy) -> Bool {
    a == b
  }

  // row 416
  func row416(into hasher: inout Hasher) { self.hash(into: &hasher) }

  // row 417
  func row417() -> Int { self.hashValue }
}

// row 418
typealias Row418<Failure> = Publishers.BufferingStrategy<Failure> where Failure: Error

extension Publishers.BufferingStrategy {
  // row 419
  static func row419() -> Self { .dropNewest }

  // row 420
  static func row420() -> Self { .dropOldest }

  // row 421
  static func row421(_ a0: @escaping () -> Failure) -> Self { .customError(a0) }
}
