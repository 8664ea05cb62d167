extension Just {
  /// The transformed value. `transform` is called at once.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// The transformed value, or the error that `transform` throws. It is called at once.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// The value combined with `initialResult`. `nextPartialResult` is called at once.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// The value combined with `initialResult`, or the error that `nextPartialResult` throws. It is
  /// called at once.
  @inlinable
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }
}
