extension Just {
  /// This publisher, whose value is the first.
  @inlinable
  public func first() -> Just<Output> {
    self
  }

  /// The value, if `predicate` accepts it. It is called at once.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// This publisher, whose value is the last.
  @inlinable
  public func last() -> Just<Output> {
    self
  }

  /// The value, if `predicate` accepts it. It is called at once.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Nothing, unless `count` is 0. Traps if it is negative.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional(output).publisher.dropFirst(count)
  }

  /// The value, unless `predicate` accepts it. It is called at once.
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// The value, unless `maxLength` is 0. Traps if it is negative.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional(output).publisher.prefix(maxLength)
  }

  /// The value, if `predicate` accepts it. It is called at once.
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value, if `index` is 0. Traps if it is negative.
  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional(output).publisher.output(at: index)
  }

  /// The value, if `range` is not empty and begins at 0.
  ///
  /// As in Apple's framework, a range that begins before 0 holds nothing, where other publishers
  /// refuse it.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Optional.Publisher(range.lowerBound == 0 && !range.isEmpty ? output : nil)
  }

  /// `elements`, then the value.
  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// `elements`, which are read at once, then the value.
  @inlinable
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    Publishers.Sequence(sequence: Array(elements) + CollectionOfOne(output))
  }

  /// The value, then `elements`.
  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// The value, then `elements`, which are read at once.
  @inlinable
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
