import Combine

extension Just {
  // row 540
  func row540() -> Just<Output> where Output: Comparable { self.min() }

  // row 541
  func row541() -> Just<Output> where Output: Comparable { self.max() }

  // row 542
  func row542(_ output: Output) -> Just<Bool> where Output: Equatable { self.contains(output) }

  // row 543
  func row543() -> Just<Output> where Output: Equatable { self.removeDuplicates() }

  // row 544
  func row544(_ predicate: (Output) -> Bool) -> Just<Bool> { self.allSatisfy(predicate) }

  // row 545
  func row545(_ predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    self.tryAllSatisfy(predicate)
  }

  // row 546
  func row546() -> Just<[Output]> { self.collect() }

  // row 547
  func row547<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    self.compactMap(transform)
  }

  // row 548
  func row548(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self.min(by: areInIncreasingOrder)
  }

  // row 549
  func row549(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self.max(by: areInIncreasingOrder)
  }

  // row 550
  func row550(_ elements0: Output, _ elements1: Output)
    -> Publishers.Sequence<[Output], Just<Output>.Failure>
  { self.prepend(elements0, elements1) }

  // row 551
  func row551<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Sequence { self.prepend(elements) }

  // row 552
  func row552(_ elements0: Output, _ elements1: Output)
    -> Publishers.Sequence<[Output], Just<Output>.Failure>
  { self.append(elements0, elements1) }

  // row 553
  func row553<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Sequence { self.append(elements) }

  // row 554
  func row554(where predicate: (Output) -> Bool) -> Just<Bool> { self.contains(where: predicate) }

  // row 555
  func row555(where predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    self.tryContains(where: predicate)
  }

  // row 556
  func row556() -> Just<Int> { self.count() }

  // row 557
  func row557(_ count: Int) -> Optional<Output>.Publisher { self.dropFirst(count) }
  func row557WithDefaults() -> Optional<Output>.Publisher { self.dropFirst() }

  // row 558
  func row558(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    self.drop(while: predicate)
  }

  // row 559
  func row559() -> Just<Output> { self.first() }

  // row 560
  func row560(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    self.first(where: predicate)
  }

  // row 561
  func row561() -> Just<Output> { self.last() }

  // row 562
  func row562(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    self.last(where: predicate)
  }

  // row 563
  func row563(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    self.filter(isIncluded)
  }

  // row 564
  func row564() -> Empty<Output, Just<Output>.Failure> { self.ignoreOutput() }

  // row 565
  func row565<T>(_ transform: (Output) -> T) -> Just<T> { self.map(transform) }

  // row 566
  func row566<T>(_ transform: (Output) throws -> T) -> Result<T, Error>.Publisher {
    self.tryMap(transform)
  }

  // row 567
  func row567<E>(_ transform: (Just<Output>.Failure) -> E) -> Result<Output, E>.Publisher
  where E: Error { self.mapError(transform) }

  // row 568
  func row568(at index: Int) -> Optional<Output>.Publisher { self.output(at: index) }

  // row 569
  func row569<R>(in range: R) -> Optional<Output>.Publisher
  where R: RangeExpression, R.Bound == Int { self.output(in: range) }

  // row 570
  func row570(_ maxLength: Int) -> Optional<Output>.Publisher { self.prefix(maxLength) }

  // row 571
  func row571(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    self.prefix(while: predicate)
  }

  // row 572
  func row572<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Just<Output>.Failure>.Publisher
  { self.reduce(initialResult, nextPartialResult) }

  // row 573
  func row573<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, Error>.Publisher
  { self.tryReduce(initialResult, nextPartialResult) }

  // row 574
  func row574(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self.removeDuplicates(by: predicate)
  }

  // row 575
  func row575(by predicate: (Output, Output) throws -> Bool) -> Result<Output, Error>.Publisher {
    self.tryRemoveDuplicates(by: predicate)
  }

  // row 576
  func row576(with output: Output) -> Just<Output> { self.replaceError(with: output) }

  // row 577
  func row577(with output: Output) -> Just<Output> { self.replaceEmpty(with: output) }

  // row 578
  func row578(_ times: Int) -> Just<Output> { self.retry(times) }

  // row 579
  func row579<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Just<Output>.Failure>.Publisher
  { self.scan(initialResult, nextPartialResult) }

  // row 580
  func row580<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, Error>.Publisher
  { self.tryScan(initialResult, nextPartialResult) }

  // row 581
  func row581<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    self.setFailureType(to: failureType)
  }
}
