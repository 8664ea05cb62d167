extension Optional.Publisher {
  /// This publisher, whose value, if any, is the first.
  @inlinable
  public func first() -> Optional<Wrapped>.Publisher {
    self
  }

  /// The value, if `predicate` accepts it. It is called at once.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// This publisher, whose value, if any, is the last.
  @inlinable
  public func last() -> Optional<Wrapped>.Publisher {
    self
  }

  /// The value, if `predicate` accepts it. It is called at once.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// Nothing, unless `count` is 0. Traps if it is negative.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    require(count >= 0, "dropFirst(_:) needs a count of 0 or more")
    return count == 0 ? self : Optional.Publisher(nil)
  }

  /// The value, unless `predicate` accepts it. It is called at once.
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// The value, unless `maxLength` is 0. Traps if it is negative.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    require(maxLength >= 0, "prefix(_:) needs a length of 0 or more")
    return maxLength > 0 ? self : Optional.Publisher(nil)
  }

  /// The value, if `predicate` accepts it. It is called at once.
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// The value, if `index` is 0. Traps if it is negative.
  @inlinable
  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    require(index >= 0, "output(at:) needs an index of 0 or more")
    return index == 0 ? self : Optional.Publisher(nil)
  }

  /// The value, if `range` contains 0. Traps if the range begins before 0.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    require(range.lowerBound >= 0, "output(in:) needs a range without negative bounds")
    return range.contains(0) ? self : Optional.Publisher(nil)
  }
}
