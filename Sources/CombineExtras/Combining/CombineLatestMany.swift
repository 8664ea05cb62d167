import Combine

extension Publishers {
  /// A publisher of arrays with the newest value of each of several publishers.
  @frozen
  public struct CombineLatestMany<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    @inlinable
    public init<S: Swift.Sequence>(_ publishers: S) where S.Element == Upstream {
      self.publishers = Array(publishers)
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Gathering<LatestPolicy<Upstream.Output>, S>(downstream: subscriber, count: publishers.count)
        .start(subscriber, publishers)
    }
  }
}

/// The newest value of each upstream.
@usableFromInline
struct LatestPolicy<Element>: GatheringPolicy {
  @usableFromInline var newest: [Element?]

  /// How many upstreams have sent nothing yet, and how many have not finished.
  @usableFromInline var missing: Int
  @usableFromInline var running: Int

  @inlinable static var onlyNewest: Bool { true }

  @inlinable
  init(count: Int) {
    newest = Array(repeating: nil, count: count)
    missing = count
    running = count
  }

  @inlinable
  mutating func take(_ element: Element, from index: Int) -> [Element]? {
    if newest[index] == nil { missing -= 1 }
    newest[index] = .some(element)
    return missing == 0 ? newest.map { $0.unsafelyUnwrapped } : nil
  }

  @inlinable
  mutating func finish(_ index: Int) -> Bool {
    running -= 1
    return running == 0 || newest[index] == nil
  }

  @inlinable var isExhausted: Bool { false }

  @inlinable
  mutating func removeAll() {
    newest = newest.map { _ in nil }
  }
}

extension Collection where Element: Publisher {
  /// Gives an array of the newest values of all the publishers, in their order, at each value of
  /// one of them, once each has one.
  ///
  /// Of each publisher everything is requested; an array that the downstream has not asked for
  /// gives way to a newer one. It finishes when all have, or when one finishes without a value, and
  /// fails when one of them fails; the others are then cancelled. Without publishers, it finishes at
  /// once.
  @inlinable
  public func combineLatest() -> Publishers.CombineLatestMany<Element> {
    Publishers.CombineLatestMany(self)
  }
}

extension Publisher {
  /// Gives arrays of the newest values of this publisher and of each in `others`. See
  /// ``Swift/Collection/combineLatest()``.
  @inlinable
  public func combineLatest<Others: Collection>(with others: Others)
    -> Publishers.CombineLatestMany<AnyPublisher<Output, Failure>>
  where
    Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
  {
    Publishers.CombineLatestMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
  }
}
