extension Publishers.Sequence {
  /// The elements without the first `count`. Traps if it is negative.
  @inlinable
  public func dropFirst(_ count: Int = 1)
    -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
  {
    require(count >= 0, "dropFirst(_:) needs a count of 0 or more")
    return Publishers.Sequence<_, Failure>(
      sequence: DropFirstSequence(sequence, dropping: count))
  }

  /// The elements from the first that `predicate` rejects. It is called at once.
  @inlinable
  public func drop(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  {
    Publishers.Sequence<_, Failure>(sequence: sequence.drop(while: predicate))
  }

  /// The first `maxLength` elements. Traps if it is negative.
  @inlinable
  public func prefix(_ maxLength: Int)
    -> Publishers.Sequence<PrefixSequence<Elements>, Failure>
  {
    require(maxLength >= 0, "prefix(_:) needs a length of 0 or more")
    return Publishers.Sequence<_, Failure>(
      sequence: PrefixSequence(sequence, maxLength: maxLength))
  }

  /// The elements before the first that `predicate` rejects. It is called at once.
  @inlinable
  public func prefix(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<[Elements.Element], Failure>
  {
    Publishers.Sequence<_, Failure>(sequence: sequence.prefix(while: predicate))
  }
}

extension Publishers.Sequence where Failure == Never {
  /// The first element that `predicate` accepts, if there is one. It is called at once.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.first(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The first element, if there is one.
  @inlinable
  public func first() -> Optional<Output>.Publisher {
    sequence.first.publisher
  }

  /// The element at `index`, if that is an index of the collection.
  @inlinable
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// The elements whose indices are in `range`; what of it lies outside the collection is left out.
  @inlinable
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    let range = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return Publishers.Sequence<_, Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last element, if there is one.
  @inlinable
  public func last() -> Optional<Output>.Publisher {
    sequence.last.publisher
  }

  /// The last element that `predicate` accepts, if there is one. It is called at once, from the
  /// end.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// The element at `index`, if that is an index of the collection.
  @inlinable
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// The elements whose indices are in `range`; what of it lies outside the collection is left out.
  @inlinable
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    let range = range.clamped(to: sequence.startIndex..<sequence.endIndex)
    return Publishers.Sequence<_, Failure>(sequence: Array(sequence[range]))
  }
}
