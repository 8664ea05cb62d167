extension Publishers {
  /// A publisher that passes on values up to the first that does not fulfil a condition. Apple's
  /// `Publishers.PrefixWhile`.
  @frozen
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
        FilteringSubscription(downstream: subscriber, step: Step(predicate: predicate)))
    }
  }
}

extension Publisher {
  /// Passes values on as long as `predicate` gives `true`; at the first for which it does not,
  /// cancels the upstream and finishes.
  @inlinable
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.PrefixWhile<Self>
  {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.PrefixWhile {
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
      predicate(input) ? .pass(input) : .finish
    }

    @usableFromInline var operatorName: String { "PrefixWhile" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { [] }
  }
}
