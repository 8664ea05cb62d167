import Combine

extension Publishers {
  /// A publisher of whichever of two publishers is first to send something.
  @frozen
  public struct Amb<First: Publisher, Second: Publisher>: Publisher
  where First.Output == Second.Output, First.Failure == Second.Failure {
    public typealias Output = First.Output
    public typealias Failure = First.Failure

    public let first: First
    public let second: Second

    @inlinable
    public init(first: First, second: Second) {
      self.first = first
      self.second = second
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let race = Race(downstream: subscriber, count: 2)
      subscriber.receive(subscription: race)
      first.subscribe(RaceChild(parent: race, index: 0))
      if race.isUndecided { second.subscribe(RaceChild(parent: race, index: 1)) }
    }
  }
}

extension Publisher {
  /// Passes on what this publisher or `other` sends, whichever sends something first: a value or a
  /// completion. The slower one is cancelled.
  ///
  /// Demand goes to both until it is decided, then to the faster one. If this publisher sends
  /// something while it is subscribed to, the other is not subscribed to at all.
  @inlinable
  public func amb<Other: Publisher>(_ other: Other) -> Publishers.Amb<Self, Other>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Amb(first: self, second: other)
  }

  /// As ``amb(_:)``, among this publisher and several.
  @inlinable
  public func amb<Other: Publisher>(with others: Other...)
    -> Publishers.AmbMany<AnyPublisher<Output, Failure>>
  where Other.Output == Output, Other.Failure == Failure {
    amb(with: others)
  }

  /// As ``amb(_:)``, among this publisher and several.
  @inlinable
  public func amb<Others: Collection>(with others: Others)
    -> Publishers.AmbMany<AnyPublisher<Output, Failure>>
  where
    Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
  {
    Publishers.AmbMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
  }
}
