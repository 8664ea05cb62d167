extension Publishers {
  /// A publisher that drops values up to the first that does not fulfil a condition given by a
  /// closure that may throw. Apple's `Publishers.TryDropWhile`.
  @frozen
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are looked at.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
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
  /// not and all after it, without asking again. A value that it drops does not use up demand. An
  /// error that `predicate` throws cancels the upstream and ends the publisher with it.
  @inlinable
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryDropWhile<Self>
  {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.TryDropWhile {
  @usableFromInline
  struct Step: FilterStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Input) throws -> Bool

    @inlinable
    init(predicate: @escaping (Input) throws -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> FilterOutcome<Input> {
      try predicate(input) ? .skip : .pass(input)
    }

    @usableFromInline var operatorName: String { "TryDropWhile" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { nil }
  }
}
