extension Result.Publisher {
  /// The value in an array, or the failure.
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher {
    map { [$0] }
  }

  /// The number 1, or the failure.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  /// The value combined with `initialResult`, or the failure. `nextPartialResult` is called at
  /// once.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value combined with `initialResult`, the failure, or the error that `nextPartialResult`
  /// throws. It is called at once.
  @inlinable
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// This publisher: its value, if any, is the least. `areInIncreasingOrder` is not called.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  {
    self
  }

  /// The value, the failure, or the error that `areInIncreasingOrder` throws. It is called at
  /// once, with the value twice, as in Apple's framework; what it returns changes nothing.
  @inlinable
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    result.checking(with: areInIncreasingOrder).publisher
  }

  /// This publisher: its value, if any, is the greatest. `areInIncreasingOrder` is not called.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  {
    self
  }

  /// The value, the failure, or the error that `areInIncreasingOrder` throws. It is called at
  /// once, with the value twice, as in Apple's framework; what it returns changes nothing.
  @inlinable
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    result.checking(with: areInIncreasingOrder).publisher
  }

  /// Whether `predicate` accepts the value, or the failure. It is called at once.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Whether `predicate` accepts the value, the failure, or the error that it throws. It is called
  /// at once.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Whether `predicate` accepts the value, or the failure. It is called at once.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Whether `predicate` accepts the value, the failure, or the error that it throws. It is called
  /// at once.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// This publisher, whose value, if any, is the first.
  @inlinable
  public func first() -> Result<Output, Failure>.Publisher {
    self
  }

  /// This publisher, whose value, if any, is the last.
  @inlinable
  public func last() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Output: Comparable {
  /// This publisher: its value, if any, is the least.
  @inlinable
  public func min() -> Result<Output, Failure>.Publisher {
    self
  }

  /// This publisher: its value, if any, is the greatest.
  @inlinable
  public func max() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Output: Equatable {
  /// Whether the value equals `output`, or the failure.
  @inlinable
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }
}
