import Combine

// Each of the others is joined in its turn: the value goes through once all of them have one.

extension Publisher {
  /// Joins each value with the newest of two other publishers. Values that come before all of them
  /// have one are dropped. See ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<Other: Publisher, Other1: Publisher, Result>(
    _ other: Other, _ other1: Other1,
    resultSelector: @escaping (Output, (Other.Output, Other1.Output)) -> Result
  )
    -> Publishers.WithLatestFrom<
      Publishers.WithLatestFrom<Self, Other, (Output, Other.Output)>, Other1, Result
    >
  where Other.Failure == Failure, Other1.Failure == Failure {
    withLatestFrom(other) { ($0, $1) }
      .withLatestFrom(other1) { resultSelector($0.0, ($0.1, $1)) }
  }

  /// At each value, gives the newest of two other publishers instead. See
  /// ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<Other: Publisher, Other1: Publisher>(
    _ other: Other, _ other1: Other1
  )
    -> Publishers.WithLatestFrom<
      Publishers.WithLatestFrom<Self, Other, (Output, Other.Output)>, Other1,
      (Other.Output, Other1.Output)
    >
  where Other.Failure == Failure, Other1.Failure == Failure {
    withLatestFrom(other, other1) { $1 }
  }
}

extension Publisher {
  /// Joins each value with the newest of three other publishers. Values that come before all of them
  /// have one are dropped. See ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<Other: Publisher, Other1: Publisher, Other2: Publisher, Result>(
    _ other: Other, _ other1: Other1, _ other2: Other2,
    resultSelector: @escaping (Output, (Other.Output, Other1.Output, Other2.Output)) -> Result
  )
    -> Publishers.WithLatestFrom<
      Publishers.WithLatestFrom<
        Publishers.WithLatestFrom<Self, Other, (Output, Other.Output)>, Other1,
        (Output, Other.Output, Other1.Output)
      >, Other2, Result
    >
  where Other.Failure == Failure, Other1.Failure == Failure, Other2.Failure == Failure {
    withLatestFrom(other) { ($0, $1) }
      .withLatestFrom(other1) { ($0.0, $0.1, $1) }
      .withLatestFrom(other2) { resultSelector($0.0, ($0.1, $0.2, $1)) }
  }

  /// At each value, gives the newest of three other publishers instead. See
  /// ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<Other: Publisher, Other1: Publisher, Other2: Publisher>(
    _ other: Other, _ other1: Other1, _ other2: Other2
  )
    -> Publishers.WithLatestFrom<
      Publishers.WithLatestFrom<
        Publishers.WithLatestFrom<Self, Other, (Output, Other.Output)>, Other1,
        (Output, Other.Output, Other1.Output)
      >, Other2, (Other.Output, Other1.Output, Other2.Output)
    >
  where Other.Failure == Failure, Other1.Failure == Failure, Other2.Failure == Failure {
    withLatestFrom(other, other1, other2) { $1 }
  }
}

extension Publisher {
  /// Joins each value with the newest of four other publishers. Values that come before all of them
  /// have one are dropped. See ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<
    Other: Publisher, Other1: Publisher, Other2: Publisher, Other3: Publisher, Result
  >(
    _ other: Other, _ other1: Other1, _ other2: Other2, _ other3: Other3,
    resultSelector:
      @escaping (Output, (Other.Output, Other1.Output, Other2.Output, Other3.Output)) -> Result
  )
    -> Publishers.WithLatestFrom<
      Publishers.WithLatestFrom<
        Publishers.WithLatestFrom<
          Publishers.WithLatestFrom<Self, Other, (Output, Other.Output)>, Other1,
          (Output, Other.Output, Other1.Output)
        >, Other2, (Output, Other.Output, Other1.Output, Other2.Output)
      >, Other3, Result
    >
  where
    Other.Failure == Failure, Other1.Failure == Failure, Other2.Failure == Failure,
    Other3.Failure == Failure
  {
    withLatestFrom(other) { ($0, $1) }
      .withLatestFrom(other1) { ($0.0, $0.1, $1) }
      .withLatestFrom(other2) { ($0.0, $0.1, $0.2, $1) }
      .withLatestFrom(other3) { resultSelector($0.0, ($0.1, $0.2, $0.3, $1)) }
  }

  /// At each value, gives the newest of four other publishers instead. See
  /// ``withLatestFrom(_:resultSelector:)``.
  @inlinable
  public func withLatestFrom<
    Other: Publisher, Other1: Publisher, Other2: Publisher, Other3: Publisher
  >(
    _ other: Other, _ other1: Other1, _ other2: Other2, _ other3: Other3
  )
    -> Publishers.WithLatestFrom<
      Publishers.WithLatestFrom<
        Publishers.WithLatestFrom<
          Publishers.WithLatestFrom<Self, Other, (Output, Other.Output)>, Other1,
          (Output, Other.Output, Other1.Output)
        >, Other2, (Output, Other.Output, Other1.Output, Other2.Output)
      >, Other3, (Other.Output, Other1.Output, Other2.Output, Other3.Output)
    >
  where
    Other.Failure == Failure, Other1.Failure == Failure, Other2.Failure == Failure,
    Other3.Failure == Failure
  {
    withLatestFrom(other, other1, other2, other3) { $1 }
  }
}
