import Combine

extension Publisher {
  // row 466
  func row466() -> Publishers.Collect<Self> { self.collect() }

  // row 467
  func row467(_ count: Int) -> Publishers.CollectByCount<Self> { self.collect(count) }

  // row 468
  func row468<S>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions?)
    -> Publishers.CollectByTime<Self, S> where S: Scheduler
  { self.collect(strategy, options: options) }
  func row468WithDefaults<S>(_ strategy: Publishers.TimeGroupingStrategy<S>)
    -> Publishers.CollectByTime<Self, S> where S: Scheduler
  { self.collect(strategy) }

  // row 469
  func row469() -> Publishers.IgnoreOutput<Self> { self.ignoreOutput() }

  // row 470
  func row470<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  { self.reduce(initialResult, nextPartialResult) }

  // row 471
  func row471<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryReduce<Self, T>
  { self.tryReduce(initialResult, nextPartialResult) }

  // row 472
  func row472() -> Publishers.Count<Self> { self.count() }

  // row 473
  func row473() -> Publishers.Comparison<Self> where Output: Comparable { self.max() }

  // row 474
  func row474(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  { self.max(by: areInIncreasingOrder) }

  // row 475
  func row475(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  { self.tryMax(by: areInIncreasingOrder) }

  // row 476
  func row476() -> Publishers.Comparison<Self> where Output: Comparable { self.min() }

  // row 477
  func row477(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  { self.min(by: areInIncreasingOrder) }

  // row 478
  func row478(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  { self.tryMin(by: areInIncreasingOrder) }

  // row 479
  func row479(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
    self.contains(output)
  }

  // row 480
  func row480(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    self.contains(where: predicate)
  }

  // row 481
  func row481(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  { self.tryContains(where: predicate) }

  // row 482
  func row482(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    self.allSatisfy(predicate)
  }

  // row 483
  func row483(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    self.tryAllSatisfy(predicate)
  }
}
