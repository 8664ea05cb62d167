extension Publishers {
  /// A publisher that drops each value that a closure that may throw calls equal to the one before
  /// it. Apple's `Publishers.TryRemoveDuplicates`.
  @frozen
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// Whether two values, the former and the new one, count as equal.
    public let predicate: (Output, Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
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
  /// Drops each value for which `predicate`, given the value received just before and the new one,
  /// says that they are equal. A value that it drops does not use up demand. An error that it throws
  /// cancels the upstream and ends the publisher with it.
  @inlinable
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers.TryRemoveDuplicates {
  @usableFromInline
  struct Step: FilterStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure
    @usableFromInline typealias Failure = any Error

    @usableFromInline let predicate: (Input, Input) throws -> Bool
    @usableFromInline var last: Input?

    @inlinable
    init(predicate: @escaping (Input, Input) throws -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> FilterOutcome<Input> {
      let before = last
      last = input
      if let before, try predicate(before, input) { return .skip }
      return .pass(input)
    }

    @usableFromInline var operatorName: String { "TryRemoveDuplicates" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { [("last", last as Any)] }
  }
}
