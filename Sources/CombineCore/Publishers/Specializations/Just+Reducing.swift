extension Just {
  /// The value in an array.
  @inlinable
  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  /// The number 1.
  @inlinable
  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  /// The value combined with `initialResult`. `nextPartialResult` is called at once.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// The value combined with `initialResult`, or the error that `nextPartialResult` throws. It is
  /// called at once.
  @inlinable
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// This publisher: a single value is the least. `areInIncreasingOrder` is not called.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// This publisher: a single value is the greatest. `areInIncreasingOrder` is not called.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Whether `predicate` accepts the value. It is called at once.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether `predicate` accepts the value, or the error that it throws. It is called at once.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    Result { try predicate(output) }.publisher
  }

  /// Whether `predicate` accepts the value. It is called at once.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether `predicate` accepts the value, or the error that it throws. It is called at once.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    Result { try predicate(output) }.publisher
  }
}

extension Just where Output: Comparable {
  /// This publisher: a single value is the least.
  @inlinable
  public func min() -> Just<Output> {
    self
  }

  /// This publisher: a single value is the greatest.
  @inlinable
  public func max() -> Just<Output> {
    self
  }
}

extension Just where Output: Equatable {
  /// Whether the value equals `output`.
  @inlinable
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }
}
