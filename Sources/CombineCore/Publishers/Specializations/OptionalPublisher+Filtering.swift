extension Optional.Publisher {
  /// The value, if `isIncluded` accepts it. It is called at once.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// This publisher: at most one value repeats none, and `predicate` is not called.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// An empty publisher: there is nothing but a value.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  /// This publisher, which cannot fail.
  @inlinable
  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  /// The value, or `output` if there is none.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Wrapped> {
    Just(self.output ?? output)
  }

  /// This publisher, which cannot fail.
  @inlinable
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// This publisher: at most one value repeats none.
  @inlinable
  public func removeDuplicates() -> Optional<Wrapped>.Publisher {
    self
  }
}
