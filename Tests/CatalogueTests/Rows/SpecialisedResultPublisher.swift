import Combine

extension Result.Publisher {
  // row 612
  func row612(_ output: Output) -> Result<Bool, Failure>.Publisher where Success: Equatable {
    self.contains(output)
  }

  // row 613
  func row613() -> Result<Output, Failure>.Publisher where Success: Equatable {
    self.removeDuplicates()
  }

  // row 614
  func row614() -> Result<Output, Failure>.Publisher where Success: Comparable { self.min() }

  // row 615
  func row615() -> Result<Output, Failure>.Publisher where Success: Comparable { self.max() }

  // row 616
  func row616(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    self.allSatisfy(predicate)
  }

  // row 617
  func row617(_ predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    self.tryAllSatisfy(predicate)
  }

  // row 618
  func row618() -> Result<[Output], Failure>.Publisher { self.collect() }

  // row 619
  func row619(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self.min(by: areInIncreasingOrder) }

  // row 620
  func row620(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, Error>.Publisher
  { self.tryMin(by: areInIncreasingOrder) }

  // row 621
  func row621(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self.max(by: areInIncreasingOrder) }

  // row 622
  func row622(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, Error>.Publisher
  { self.tryMax(by: areInIncreasingOrder) }

  // row 623
  func row623(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    self.contains(where: predicate)
  }

  // row 624
  func row624(where predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    self.tryContains(where: predicate)
  }

  // row 625
  func row625() -> Result<Int, Failure>.Publisher { self.count() }

  // row 626
  func row626() -> Result<Output, Failure>.Publisher { self.first() }

  // row 627
  func row627() -> Result<Output, Failure>.Publisher { self.last() }

  // row 628
  func row628() -> Empty<Output, Failure> { self.ignoreOutput() }

  // row 629
  func row629<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { self.map(transform) }

  // row 630
  func row630<T>(_ transform: (Output) throws -> T) -> Result<T, Error>.Publisher {
    self.tryMap(transform)
  }

  // row 631
  func row631<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    self.mapError(transform)
  }

  // row 632
  func row632<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  { self.reduce(initialResult, nextPartialResult) }

  // row 633
  func row633<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, Error>.Publisher
  { self.tryReduce(initialResult, nextPartialResult) }

  // row 634
  func row634(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self.removeDuplicates(by: predicate)
  }

  // row 635
  func row635(by predicate: (Output, Output) throws -> Bool) -> Result<Output, Error>.Publisher {
    self.tryRemoveDuplicates(by: predicate)
  }

  // row 636
  func row636(with output: Output) -> Result<Output, Never>.Publisher {
    self.replaceError(with: output)
  }

  // row 637
  func row637(with output: Output) -> Result<Output, Failure>.Publisher {
    self.replaceEmpty(with: output)
  }

  // row 638
  func row638(_ times: Int) -> Result<Output, Failure>.Publisher { self.retry(times) }

  // row 639
  func row639<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  { self.scan(initialResult, nextPartialResult) }

  // row 640
  func row640<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, Error>.Publisher
  { self.tryScan(initialResult, nextPartialResult) }

  // row 641
  func row641<E>(to failureType: E.Type) -> Result<Output, E>.Publisher
  where Failure == Never, E: Error { self.setFailureType(to: failureType) }
}
