extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come. Apple's
  /// `Publishers.MergeMany`.
  ///
  /// It finishes when all have finished, at once if there are none; the first failure cancels the
  /// others and ends it.
  @frozen
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    @inlinable
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    @inlinable
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merge = FanInSubscription(merging: publishers.count, into: subscriber)
      subscriber.receive(subscription: merge)
      if publishers.isEmpty { merge.finishIfDone() }
      for publisher in publishers { publisher.subscribe(merge.nextChild()) }
    }

    /// Delivers the values of `other` as well.
    @inlinable
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers the values of this publisher and of `other`, of the same type, as they come, one at a
  /// time.
  @inlinable
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
