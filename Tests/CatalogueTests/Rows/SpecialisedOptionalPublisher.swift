import Combine

extension Optional.Publisher {
  // row 582
  func row582(_ output: Output) -> Optional<Bool>.Publisher where Wrapped: Equatable {
    self.contains(output)
  }

  // row 583
  func row583() -> Optional<Wrapped>.Publisher where Wrapped: Equatable { self.removeDuplicates() }

  // row 584
  func row584() -> Optional<Wrapped>.Publisher where Wrapped: Comparable { self.min() }

  // row 585
  func row585() -> Optional<Wrapped>.Publisher where Wrapped: Comparable { self.max() }

  // row 586
  func row586(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    self.allSatisfy(predicate)
  }

  // row 587
  func row587() -> Optional<[Output]>.Publisher { self.collect() }

  // row 588
  func row588<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    self.compactMap(transform)
  }

  // row 589
  func row589(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.min(by: areInIncreasingOrder)
  }

  // row 590
  func row590(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.max(by: areInIncreasingOrder)
  }

  // row 591
  func row591(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    self.contains(where: predicate)
  }

  // row 592
  func row592() -> Optional<Int>.Publisher { self.count() }

  // row 593
  func row593(_ count: Int) -> Optional<Wrapped>.Publisher { self.dropFirst(count) }
  func row593WithDefaults() -> Optional<Wrapped>.Publisher { self.dropFirst() }

  // row 594
  func row594(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.drop(while: predicate)
  }

  // row 595
  func row595() -> Optional<Wrapped>.Publisher { self.first() }

  // row 596
  func row596(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.first(where: predicate)
  }

  // row 597
  func row597() -> Optional<Wrapped>.Publisher { self.last() }

  // row 598
  func row598(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.last(where: predicate)
  }

  // row 599
  func row599(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.filter(isIncluded)
  }

  // row 600
  func row600() -> Empty<Output, Failure> { self.ignoreOutput() }

  // row 601
  func row601<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { self.map(transform) }

  // row 602
  func row602(at index: Int) -> Optional<Wrapped>.Publisher { self.output(at: index) }

  // row 603
  func row603<R>(in range: R) -> Optional<Wrapped>.Publisher
  where R: RangeExpression, R.Bound == Int { self.output(in: range) }

  // row 604
  func row604(_ maxLength: Int) -> Optional<Wrapped>.Publisher { self.prefix(maxLength) }

  // row 605
  func row605(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.prefix(while: predicate)
  }

  // row 606
  func row606<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher
  { self.reduce(initialResult, nextPartialResult) }

  // row 607
  func row607(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher {
    self.removeDuplicates(by: predicate)
  }

  // row 608
  func row608(with output: Output) -> Optional<Output>.Publisher { self.replaceError(with: output) }

  // row 609
  func row609(with output: Output) -> Just<Wrapped> { self.replaceEmpty(with: output) }

  // row 610
  func row610(_ times: Int) -> Optional<Wrapped>.Publisher { self.retry(times) }

  // row 611
  func row611<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher
  { self.scan(initialResult, nextPartialResult) }
}
