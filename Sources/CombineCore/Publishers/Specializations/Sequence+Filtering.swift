extension Publishers.Sequence {
  /// The elements that `isIncluded` accepts. All are checked at once.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// A publisher that finishes at once.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// The elements without those that equal the one before. All are compared at once.
  @inlinable
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var previous: Output?
    return filter { element in
      defer { previous = element }
      return previous.map { $0 != element } ?? true
    }
  }
}
