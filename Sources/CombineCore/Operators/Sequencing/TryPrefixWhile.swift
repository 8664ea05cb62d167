extension Publishers {
  /// A publisher that passes on values up to the first that does not fulfil a condition given by a
  /// closure that may throw. Apple's `Publishers.TryPrefixWhile`.
  @frozen
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
        FilteringSubscription(downstream: subscriber, step: Step(predicate: predicate)))
    }
  }
}

extension Publisher {
  /// Passes values on as long as `predicate` gives `true`; at the first for which it does not,
  /// cancels the upstream and finishes. An error that `predicate` throws cancels the upstream and
  /// ends the publisher with it.
  @inlinable
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryPrefixWhile<Self>
  {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.TryPrefixWhile {
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
      try predicate(input) ? .pass(input) : .finish
    }

    @usableFromInline var operatorName: String { "TryPrefixWhile" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { [] }
  }
}
