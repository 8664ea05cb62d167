extension Publishers {
  /// A publisher that drops each value equal to the one before it. Apple's
  /// `Publishers.RemoveDuplicates`.
  @frozen
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// Whether two values, the former and the new one, count as equal.
    public let predicate: (Output, Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
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
  /// says that they are equal. A value that it drops does not use up demand.
  @inlinable
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value equal to the one received just before it. A value that it drops does not use
  /// up demand.
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publishers.RemoveDuplicates {
  @usableFromInline
  struct Step: FilterStep {
    @usableFromInline typealias Input = Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let predicate: (Output, Output) -> Bool
    @usableFromInline var last: Output?

    @inlinable
    init(predicate: @escaping (Output, Output) -> Bool) {
      self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Output) throws(Failure) -> FilterOutcome<Output> {
      let before = last
      last = input
      if let before, predicate(before, input) { return .skip }
      return .pass(input)
    }

    @usableFromInline var operatorName: String { "RemoveDuplicates" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { [("last", last as Any)] }
  }
}
