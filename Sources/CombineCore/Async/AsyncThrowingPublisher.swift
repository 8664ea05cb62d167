/// The values of a publisher as an asynchronous sequence. Apple's `Combine.AsyncThrowingPublisher`.
///
/// The sequence ends when the publisher finishes, and throws its failure. Each iterator subscribes
/// when it is made and asks for one value at each `next()`; nothing is kept in between, so a
/// subject's values that come while nobody waits are lost: put `buffer(size:prefetch:whenFull:)`
/// before where that matters.
///
/// A publisher that sends what nobody has asked for ends the process, as in Apple's framework. An
/// object's `objectWillChange` does so when two changes come before `next()` is called again: with
/// a `buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)` before `values` it is safe.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator

  @usableFromInline let publisher: P

  /// The values of `publisher`.
  @inlinable
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  @inlinable
  public func makeAsyncIterator() -> Iterator {
    let subscriber = AsyncSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return Iterator(subscriber: subscriber)
  }

  /// A subscription to the publisher, cancelled when the last copy of the iterator goes.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = any Error

    @usableFromInline let subscriber: AsyncSubscriber<P.Output, P.Failure>
    @usableFromInline let token: AnyCancellable

    @inlinable
    init(subscriber: AsyncSubscriber<P.Output, P.Failure>) {
      self.subscriber = subscriber
      token = AnyCancellable(subscriber)
    }

    /// Asks for the next value and waits for it; `nil` after the end. Cancelling the task cancels
    /// the subscription, and everybody who waits gets `nil`.
    @inlinable
    nonisolated(nonsending) public mutating func next() async throws -> P.Output? {
      try await subscriber.next(isolation: #isolation)
    }

    /// Does the same without leaving the caller's actor.
    @inlinable
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error)
      -> P.Output?
    {
      try await subscriber.next(isolation: actor)
    }
  }
}

extension Publisher {
  /// The publisher's values as an asynchronous sequence.
  @inlinable public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
