extension Publishers {
  /// A publisher that drops values up to the first that does not fulfil a condition. Apple's
  /// `Publishers.DropWhile`.
  @frozen
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DroppingSubscription(downstream: subscriber, step: Step(predicate: predicate)))
    }
  }
}

extension Publisher {
  /// Drops values as long as `predicate` gives `true`, and passes on the first for which it does
  /// not and all after it, without asking again. A value that it drops does not use up demand.
  @inlinable
  public func drop(while predicate: @escaping (Output) -> Bool)
    -> Publishers.DropWhile<Self>
  {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.DropWhile {
  @usableFromInline
  struct Step: FilterStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Input) -> Bool

    @inlinable
    init(predicate: @escaping (Input) -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> FilterOutcome<Input> {
      predicate(input) ? .skip : .pass(input)
    }

    @usableFromInline var operatorName: String { "DropWhile" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { nil }
  }
}
