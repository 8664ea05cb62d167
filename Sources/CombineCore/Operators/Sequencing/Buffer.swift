extension Publishers {
  /// A publisher that keeps values for which there is no demand. Apple's `Publishers.Buffer`.
  @frozen
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are kept.
    public let upstream: Upstream

    /// How many values are kept at most.
    public let size: Int

    /// How values are asked for from the upstream.
    public let prefetch: PrefetchStrategy

    /// What is done with a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    @inlinable
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferSubscription(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values that come without demand, and delivers them when there is.
  ///
  /// `.finished` is passed on once the buffer is empty and more is asked for; a failure once there
  /// is no demand, or the buffer is empty.
  ///
  /// - Parameters:
  ///   - prefetch: How values are asked for from the upstream.
  ///   - whenFull: What is done with a value for which there is no room. The error of
  ///     `.customError` goes down at the next request, after the values that it admits.
  @inlinable
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
