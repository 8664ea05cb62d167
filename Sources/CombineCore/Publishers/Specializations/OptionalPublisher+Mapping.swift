extension Optional.Publisher {
  /// The transformed value, if there is a value. `transform` is called at once.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    output.map(transform).publisher
  }

  /// The transformed value, if there are both. `transform` is called at once.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// The value combined with `initialResult`, if there is a value. `nextPartialResult` is called
  /// at once.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    map { nextPartialResult(initialResult, $0) }
  }
}
