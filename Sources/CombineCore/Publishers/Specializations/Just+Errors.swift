extension Just {
  /// The value, with a failure that cannot happen. `transform` is not called.
  @inlinable
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// The value, with a failure that cannot happen.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// This publisher, which cannot fail.
  @inlinable
  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  /// This publisher, which cannot fail.
  @inlinable
  public func retry(_ times: Int) -> Just<Output> {
    self
  }
}
