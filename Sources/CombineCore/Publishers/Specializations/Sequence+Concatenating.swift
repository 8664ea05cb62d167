extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// `elements`, then the elements of this publisher.
  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// `elements`, which are read at once, then the elements of this publisher.
  @inlinable
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element {
    var result = Elements()
    result.reserveCapacity(sequence.count + elements.underestimatedCount)
    result.append(contentsOf: elements)
    result.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: result)
  }

  /// The elements of `publisher`, then those of this one.
  @inlinable
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  {
    publisher.append(sequence)
  }

  /// The elements of this publisher, then `elements`.
  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// The elements of this publisher, then `elements`, which are read at once.
  @inlinable
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element {
    var result = sequence
    result.append(contentsOf: elements)
    return Publishers.Sequence(sequence: result)
  }

  /// The elements of this publisher, then those of `publisher`.
  @inlinable
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  {
    append(publisher.sequence)
  }
}
