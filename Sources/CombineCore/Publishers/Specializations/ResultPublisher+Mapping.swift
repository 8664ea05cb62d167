extension Result.Publisher {
  /// The transformed value, or the failure. `transform` is called at once.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// The transformed value, the failure, or the error that `transform` throws. It is called at
  /// once.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    result.tryMap(transform).publisher
  }

  /// The value combined with `initialResult`, or the failure. `nextPartialResult` is called at
  /// once.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value combined with `initialResult`, the failure, or the error that `nextPartialResult`
  /// throws. It is called at once.
  @inlinable
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }
}

extension Result {
  /// The transformed success, the failure, or the error that `transform` throws.
  @inlinable
  func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
    Result<T, any Error> { try transform(try get()) }
  }

  /// The same result, or the error that `predicate` throws, called with the success twice: how
  /// Apple's framework treats the comparisons of a publisher with one value.
  @inlinable
  func checking(with predicate: (Success, Success) throws -> Bool) -> Result<Success, any Error> {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }
}
