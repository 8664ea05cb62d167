extension Publishers {
  /// A publisher that subscribes to its upstream once for all of its subscribers. Apple's
  /// `Publishers.Share`.
  ///
  /// It subscribes with the first subscriber and cancels when the last one cancels. Everything is
  /// requested; a subscriber that has no demand for a value, or comes after it, misses it, and one
  /// that comes after the completion gets only that.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    @usableFromInline
    typealias Inner = Autoconnect<
      Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >

    @usableFromInline let inner: Inner

    /// The publisher that is shared.
    public let upstream: Upstream

    /// Shares `upstream`.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Subscribes once for all who subscribe to the result, from the first of them to the last.
  @inlinable
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
