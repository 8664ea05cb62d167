/// Where the general operators give an answer for an empty publisher, these give none, as Apple's
/// framework does; ``Optional/Publisher/collect()`` alone gives its empty array.
extension Optional.Publisher {
  /// The value in an array, or an empty array.
  @inlinable
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// The number 1, if there is a value.
  @inlinable
  public func count() -> Optional<Int>.Publisher {
    map { _ in 1 }
  }

  /// The value combined with `initialResult`, if there is a value. `nextPartialResult` is called
  /// at once.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    map { nextPartialResult(initialResult, $0) }
  }

  /// This publisher: its value, if any, is the least. `areInIncreasingOrder` is not called.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// This publisher: its value, if any, is the greatest. `areInIncreasingOrder` is not called.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// Whether `predicate` accepts the value, if there is one. It is called at once.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Whether `predicate` accepts the value, if there is one. It is called at once.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// This publisher: its value, if any, is the least.
  @inlinable
  public func min() -> Optional<Wrapped>.Publisher {
    self
  }

  /// This publisher: its value, if any, is the greatest.
  @inlinable
  public func max() -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value equals `output`, if there is one.
  @inlinable
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    map { $0 == output }
  }
}
