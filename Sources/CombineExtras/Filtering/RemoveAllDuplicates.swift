import Combine

extension Publishers {
  /// A publisher of the values of its upstream whose key has not been there before.
  @frozen
  public struct RemoveAllDuplicates<Upstream: Publisher, Key: Hashable>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// What tells values apart.
    public let key: (Output) -> Key

    @inlinable
    public init(upstream: Upstream, key: @escaping (Output) -> Key) {
      self.upstream = upstream
      self.key = key
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber(downstream: subscriber, step: Seen(key: key)))
    }

    @usableFromInline
    struct Seen: Step {
      @usableFromInline let key: (Upstream.Output) -> Key
      @usableFromInline var keys: Set<Key> = []

      @inlinable
      init(key: @escaping (Upstream.Output) -> Key) {
        self.key = key
      }

      @inlinable
      mutating func callAsFunction(_ input: Upstream.Output) -> Upstream.Output? {
        keys.insert(key(input)).inserted ? .some(input) : nil
      }
    }
  }
}

extension Publisher {
  /// Drops each value whose `key` has been there before, however long ago. The keys are kept for as
  /// long as the subscription lives. For a dropped value another is asked of the upstream.
  @inlinable
  public func removeAllDuplicates<Key: Hashable>(byKey key: @escaping (Output) -> Key)
    -> Publishers.RemoveAllDuplicates<Self, Key>
  {
    Publishers.RemoveAllDuplicates(upstream: self, key: key)
  }
}

extension Publisher where Output: Hashable {
  /// Drops each value that has been there before, however long ago. All values are kept for as
  /// long as the subscription lives. For a dropped value another is asked of the upstream.
  @inlinable
  public func removeAllDuplicates() -> Publishers.RemoveAllDuplicates<Self, Output> {
    removeAllDuplicates(byKey: { $0 })
  }
}
