extension Publishers {
  /// A publisher whose values flow only once it is connected. Apple's `Publishers.MakeConnectable`.
  ///
  /// It passes the upstream's values to all its subscribers by way of one subject.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    @usableFromInline
    let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

    /// Holds `upstream`'s values back until there is a connection.
    @inlinable
    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    /// Subscribes to the upstream, until the result is cancelled or released.
    @inlinable
    public func connect() -> any Cancellable {
      inner.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Holds the values back until `connect()` is called, so that several subscribers can be attached
  /// before the first value.
  @inlinable
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
