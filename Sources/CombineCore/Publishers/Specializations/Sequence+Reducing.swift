extension Publishers.Sequence {
  /// The elements in an array. All are read at once.
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher {
    Result.Publisher(Array(sequence))
  }

  /// The elements combined one after the other with `initialResult`. All are combined at once.
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// The elements combined one after the other with `initialResult`, or the error that
  /// `nextPartialResult` throws. All are combined at once.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// Whether `predicate` accepts an element. It is called at once, up to the first such element.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(where: predicate))
  }

  /// Whether `predicate` accepts an element, or the error that it throws. It is called at once, up
  /// to the first such element.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// Whether `predicate` accepts all elements. It is called at once, up to the first that it
  /// rejects.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.allSatisfy(predicate))
  }

  /// Whether `predicate` accepts all elements, or the error that it throws. It is called at once,
  /// up to the first that it rejects.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Whether an element equals `output`. They are compared at once, up to the first such element.
  @inlinable
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never {
  /// The least element, the earliest of several, if there are elements. `areInIncreasingOrder` is
  /// called at once.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  {
    sequence.min(by: areInIncreasingOrder).publisher
  }

  /// The greatest element, the earliest of several, if there are elements. `areInIncreasingOrder`
  /// is called at once.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  {
    sequence.max(by: areInIncreasingOrder).publisher
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// The least element, the earliest of several, if there are elements.
  @inlinable
  public func min() -> Optional<Output>.Publisher {
    sequence.min().publisher
  }

  /// The greatest element, the earliest of several, if there are elements.
  @inlinable
  public func max() -> Optional<Output>.Publisher {
    sequence.max().publisher
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// The number of elements.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher {
    Result.Publisher(sequence.count)
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// The number of elements.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher {
    Result.Publisher(sequence.count)
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// The number of elements.
  @inlinable
  public func count() -> Just<Int> {
    Just(sequence.count)
  }
}
