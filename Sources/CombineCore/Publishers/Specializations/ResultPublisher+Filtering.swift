extension Result.Publisher {
  /// This publisher: at most one value repeats none, and `predicate` is not called.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  {
    self
  }

  /// The value, the failure, or the error that `predicate` throws. It is called at once, with the
  /// value twice, as in Apple's framework; what it returns changes nothing.
  @inlinable
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    result.checking(with: predicate).publisher
  }

  /// A publisher that finishes at once. As in Apple's framework the failure is dropped too.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  /// This publisher, which is not empty.
  @inlinable
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Output: Equatable {
  /// This publisher: at most one value repeats none.
  @inlinable
  public func removeDuplicates() -> Result<Output, Failure>.Publisher {
    self
  }
}
