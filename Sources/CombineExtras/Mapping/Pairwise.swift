import Combine

extension Publishers {
  /// A publisher of each value of its upstream with the one before.
  @frozen
  public struct Pairwise<Upstream: Publisher>: Publisher {
    public typealias Output = (Upstream.Output, Upstream.Output)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are paired.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber(downstream: subscriber, step: Pairing()))
    }

    @usableFromInline
    struct Pairing: Step {
      @usableFromInline var previous: Upstream.Output?

      @inlinable
      init() {}

      @inlinable
      mutating func callAsFunction(_ input: Upstream.Output) -> Pairwise.Output? {
        defer { previous = .some(input) }
        return previous.map { ($0, input) }
      }
    }
  }
}

extension Publisher {
  /// Pairs each value with the one before it: of 1, 2, 3 the pairs `(1, 2)` and `(2, 3)`. For the
  /// first value, which has none before it, another is asked of the upstream.
  @inlinable
  public func pairwise() -> Publishers.Pairwise<Self> {
    Publishers.Pairwise(upstream: self)
  }
}
