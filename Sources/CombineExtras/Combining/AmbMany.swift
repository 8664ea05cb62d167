import Combine

extension Publishers {
  /// A publisher of whichever of several publishers is first to send something.
  @frozen
  public struct AmbMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    @inlinable
    public init<S: Swift.Sequence>(_ publishers: S) where S.Element == Upstream {
      self.publishers = Array(publishers)
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let race = Race(downstream: subscriber, count: publishers.count)
      subscriber.receive(subscription: race)
      if publishers.isEmpty { race.finishWithoutChildren() }
      for index in publishers.indices where race.isUndecided {
        publishers[index].subscribe(RaceChild(parent: race, index: index))
      }
    }
  }
}

extension Collection where Element: Publisher {
  /// Passes on what the publishers send, of whichever sends something first, and cancels the
  /// others. See ``Combine/Publisher/amb(_:)``. Without publishers, it finishes at once.
  @inlinable
  public func amb() -> Publishers.AmbMany<Element> {
    Publishers.AmbMany(self)
  }
}
