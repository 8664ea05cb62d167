import Combine

/// A publisher that can be compared and on which no operator is specialised.
struct EquatableSource<Output: Equatable>: Publisher, Equatable {
  typealias Failure = Never

  var value: Output

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Just(value).subscribe(subscriber)
  }
}
