import Combine

extension Publishers {
  /// A publisher that numbers the values of its upstream.
  @frozen
  public struct Enumerated<Upstream: Publisher>: Publisher {
    public typealias Output = (index: Int, element: Upstream.Output)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are numbered.
    public let upstream: Upstream

    /// The number of the first value.
    public let initial: Int

    @inlinable
    public init(upstream: Upstream, initial: Int = 0) {
      self.upstream = upstream
      self.initial = initial
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber(downstream: subscriber, step: Numbering(next: initial)))
    }

    @usableFromInline
    struct Numbering: Step {
      @usableFromInline var next: Int

      @inlinable
      init(next: Int) {
        self.next = next
      }

      @inlinable
      mutating func callAsFunction(_ input: Upstream.Output) -> Enumerated.Output? {
        defer { next += 1 }
        return (next, input)
      }
    }
  }
}

extension Publisher {
  /// Numbers the values, from `initial` on. Each subscription counts anew. Demand and cancellation
  /// are the upstream's.
  @inlinable
  public func enumerated(initial: Int = 0) -> Publishers.Enumerated<Self> {
    Publishers.Enumerated(upstream: self, initial: initial)
  }
}
