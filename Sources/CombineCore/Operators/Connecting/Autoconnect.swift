extension Publishers {
  /// A publisher that connects to a connectable one while it has subscribers. Apple's
  /// `Publishers.Autoconnect`.
  ///
  /// It connects after the first subscriber has been attached and ends the connection when the last
  /// is cancelled; another subscriber connects again. A completion does not count as a cancel.
  ///
  /// A subscriber that is attached from inside the first one's `receive(subscription:)` comes
  /// before the connection and so makes one of its own, which replaces the first one's.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    @usableFromInline
    struct State {
      /// The subscribers that have not cancelled.
      @usableFromInline var count = 0
      @usableFromInline var connection: (any Cancellable)?

      /// The thread that attaches the first subscriber and is going to connect, or 0.
      @usableFromInline var connectingThread: ThreadToken = 0

      @inlinable
      init() {}

      /// Counts a subscriber.
      ///
      /// - Returns: Whether the caller is to connect when it has attached it.
      @inlinable
      mutating func addSubscriber() -> Bool {
        count += 1
        let thread = currentThreadToken()
        if connection != nil || (connectingThread != 0 && connectingThread != thread) {
          return false
        }
        connectingThread = thread
        return true
      }
    }

    /// The publisher that is connected to.
    public final let upstream: Upstream

    @usableFromInline final let state = Lock(State())

    /// Connects to `upstream` while there are subscribers.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable @inline(__always)
    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let connects = state.withLock { $0.addSubscriber() }
      upstream.subscribe(Inner(downstream: subscriber, parent: self))
      if connects { connect() }
    }

    // Inlined into the client's code: the upstream is subscribed in here, and its values would
    // otherwise pass through code that is compiled once for all types.
    @inlinable @inline(__always)
    final func connect() {
      let connection = upstream.connect()
      // The subscriber may have been cancelled already: then nobody else would end the connection.
      let (isWanted, replaced) = state.withLock { state in
        state.connectingThread = 0
        if state.count == 0 { return (false, nil as (any Cancellable)?) }
        defer { state.connection = connection }
        return (true, state.connection)
      }
      withExtendedLifetime(replaced) {}
      if !isWanted { connection.cancel() }
    }

    /// Ends the connection if it was the last subscriber that is being cancelled.
    @usableFromInline
    final func subscriberCancels() {
      state.withLock { state -> (any Cancellable)? in
        state.count -= 1
        if state.count > 0 { return nil }
        defer { state.connection = nil }
        return state.connection
      }?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber is attached and disconnects when the last is cancelled.
  @inlinable
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers.Autoconnect {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let parent: Publishers.Autoconnect<Upstream>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @usableFromInline var operatorName: String { "Autoconnect" }

    @inlinable
    init(downstream: Downstream, parent: Publishers.Autoconnect<Upstream>) {
      self.downstream = downstream
      self.parent = parent
    }

    @inlinable
    func receive(subscription: any Subscription) {
      let parent = parent
      downstream.receive(
        subscription: AutoconnectSubscription(subscription) { parent.subscriberCancels() })
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

/// An upstream's subscription which tells of its first cancel, before it passes it on.
@usableFromInline
final class AutoconnectSubscription: Subscription, OperatorDescription {
  @usableFromInline let upstream: any Subscription

  /// `nil` once called.
  @usableFromInline let willCancel: Lock<(() -> Void)?>

  @inlinable
  init(_ upstream: any Subscription, willCancel: @escaping () -> Void) {
    self.upstream = upstream
    self.willCancel = Lock(willCancel)
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  @usableFromInline
  func cancel() {
    willCancel.withLock { willCancel in
      defer { willCancel = nil }
      return willCancel
    }?()
    upstream.cancel()
  }

  @usableFromInline var operatorName: String { String(describing: upstream) }

  @usableFromInline var customMirror: Mirror {
    (upstream as? any CustomReflectable)?.customMirror
      ?? Mirror(self, children: EmptyCollection())
  }
}
