import Combine

extension Publishers {
  /// A publisher of the values of its upstream that equal none before, as a closure sees it.
  @frozen
  public struct RemoveAllDuplicatesBy<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// Whether an earlier value, which comes first, and a new one are the same.
    public let comparator: (Output, Output) -> Bool

    @inlinable
    public init(upstream: Upstream, comparator: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.comparator = comparator
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber(downstream: subscriber, step: Seen(comparator)))
    }

    @usableFromInline
    struct Seen: Step {
      @usableFromInline let comparator: (Upstream.Output, Upstream.Output) -> Bool
      @usableFromInline var values: [Upstream.Output] = []

      @inlinable
      init(_ comparator: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
        self.comparator = comparator
      }

      @inlinable
      mutating func callAsFunction(_ input: Upstream.Output) -> Upstream.Output? {
        if values.contains(where: { comparator($0, input) }) { return nil }
        values.append(input)
        return .some(input)
      }
    }
  }
}

extension Publisher {
  /// Drops each value that is, as `comparator` sees it, the same as one before, however long ago.
  ///
  /// The values let through are kept for as long as the subscription lives, and each new one is
  /// compared with all of them: with hashable values or keys prefer the other overloads. For a
  /// dropped value another is asked of the upstream.
  @inlinable
  public func removeAllDuplicates(by comparator: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveAllDuplicatesBy<Self>
  {
    Publishers.RemoveAllDuplicatesBy(upstream: self, comparator: comparator)
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that equals one before, however long ago: `removeAllDuplicates(by: ==)`.
  @inlinable @_disfavoredOverload
  public func removeAllDuplicates() -> Publishers.RemoveAllDuplicatesBy<Self> {
    removeAllDuplicates(by: ==)
  }
}
