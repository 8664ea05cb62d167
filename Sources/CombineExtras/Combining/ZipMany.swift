import Combine

extension Publishers {
  /// A publisher of arrays with one value of each of several publishers.
  @frozen
  public struct ZipMany<Upstream: Publisher>: Publisher {
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
      Gathering<ZipPolicy<Upstream.Output>, S>(downstream: subscriber, count: publishers.count)
        .start(subscriber, publishers)
    }
  }
}

/// One queue an upstream; an array takes the oldest of each.
@usableFromInline
struct ZipPolicy<Element>: GatheringPolicy {
  @usableFromInline var queues: [Fifo<Element>]
  @usableFromInline var isFinished: [Bool]

  /// How many queues are empty.
  @usableFromInline var missing: Int

  @inlinable static var onlyNewest: Bool { false }

  @inlinable
  init(count: Int) {
    queues = Array(repeating: Fifo(), count: count)
    isFinished = Array(repeating: false, count: count)
    missing = count
  }

  @inlinable
  mutating func take(_ element: Element, from index: Int) -> [Element]? {
    if queues[index].isEmpty { missing -= 1 }
    queues[index].append(element)
    guard missing == 0 else { return nil }
    return queues.indices.map { index in
      let oldest = queues[index].popFirst().unsafelyUnwrapped
      if queues[index].isEmpty { missing += 1 }
      return oldest
    }
  }

  @inlinable
  mutating func finish(_ index: Int) -> Bool {
    isFinished[index] = true
    return queues[index].isEmpty
  }

  @inlinable var isExhausted: Bool {
    queues.indices.contains { isFinished[$0] && queues[$0].isEmpty }
  }

  @inlinable
  mutating func removeAll() {
    queues = queues.map { _ in Fifo() }
  }
}

extension Collection where Element: Publisher {
  /// Gives arrays with one value of each publisher, in their order: the first ones, then the second
  /// ones, and so on.
  ///
  /// Each publisher is asked for as many values as the downstream wants arrays. It finishes when no
  /// further array can come, and fails when one of them fails; the others are then cancelled.
  /// Without publishers, it finishes at once.
  @inlinable
  public func zip() -> Publishers.ZipMany<Element> {
    Publishers.ZipMany(self)
  }
}

extension Publisher {
  /// Gives arrays with one value of this publisher and one of each in `others`. See
  /// ``Swift/Collection/zip()``.
  @inlinable
  public func zip<Others: Collection>(with others: Others)
    -> Publishers.ZipMany<AnyPublisher<Output, Failure>>
  where
    Others.Element: Publisher, Others.Element.Output == Output, Others.Element.Failure == Failure
  {
    Publishers.ZipMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
  }
}
