extension Publishers {
  /// A publisher that passes on the values for which a closure that may throw gives `true`. Apple's
  /// `Publishers.TryFilter`.
  @frozen
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// Whether a value is passed on.
    public let isIncluded: (Upstream.Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilteringSubscription(downstream: subscriber, step: Step(isIncluded: isIncluded)))
    }
  }
}

extension Publisher {
  /// Passes on the values for which `isIncluded` gives `true`. A value that it drops does not use
  /// up demand. An error that it throws cancels the upstream and ends the publisher with it.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryFilter<Self>
  {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Filters further, in one step with the filter before; an error thrown ends the publisher with
  /// it.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryFilter<Upstream>
  {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Filters further, in one step with the filter before.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Filters further, in one step with the filter before; an error thrown ends the publisher with
  /// it.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryFilter<Upstream>
  {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  @usableFromInline
  struct Step: FilterStep {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias UpstreamFailure = Upstream.Failure
    @usableFromInline typealias Failure = any Error

    @usableFromInline let isIncluded: (Upstream.Output) throws -> Bool

    @inlinable
    init(isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.isIncluded = isIncluded
    }

    @inlinable
    mutating func receive(_ input: Input) throws(Failure) -> FilterOutcome<Input> {
      try isIncluded(input) ? .pass(input) : .skip
    }

    @usableFromInline var operatorName: String { "TryFilter" }
    @usableFromInline var mirrorChildren: [Mirror.Child]? { [] }
  }
}
