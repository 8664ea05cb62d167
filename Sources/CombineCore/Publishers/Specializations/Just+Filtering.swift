extension Just {
  /// The value, if `isIncluded` accepts it. It is called at once.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// The transformed value, if there is one. `transform` is called at once.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional.Publisher(transform(output))
  }

  /// This publisher: a single value repeats none, and `predicate` is not called.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The value, or the error that `predicate` throws. It is called at once, with the value twice,
  /// as in Apple's framework; what it returns changes nothing.
  @inlinable
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    Result<Output, Never>.success(output).checking(with: predicate).publisher
  }

  /// An empty publisher: there is nothing but a value.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty()
  }

  /// This publisher, which is not empty.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }
}

extension Just where Output: Equatable {
  /// This publisher: a single value repeats none.
  @inlinable
  public func removeDuplicates() -> Just<Output> {
    self
  }
}
