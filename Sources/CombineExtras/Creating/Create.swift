import Combine

extension Publishers {
  /// A publisher of what a closure sends.
  @frozen
  public struct Create<Output, Failure: Error>: Publisher {
    /// Starts the work for one subscriber and gives what ends it.
    public let factory: (Subscriber) -> any Cancellable

    /// See ``Combine/AnyPublisher/create(_:)``.
    @inlinable
    public init(factory: @escaping (Subscriber) -> any Cancellable) {
      self.factory = factory
    }

    @inlinable @inline(__always)
    public func receive<S: Combine.Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = Inner(subscriber)
      subscriber.receive(subscription: inner)
      guard inner.outlet.isOpen else { return }
      inner.keep(factory(Subscriber(inner)))
    }
  }
}

extension Publishers.Create {
  /// What the closure of a created publisher sends to. May be used on any thread, and copied.
  @frozen
  public struct Subscriber {
    @usableFromInline let sendValue: (Output) -> Void
    @usableFromInline let sendCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    init<Downstream: Combine.Subscriber>(_ inner: Inner<Downstream>) {
      sendValue = { inner.outlet.send($0) }
      sendCompletion = { inner.finish($0) }
    }

    /// Sends a value, at once or when it has been asked for. After completion and cancel it does
    /// nothing.
    @inlinable
    public func send(_ value: Output) {
      sendValue(value)
    }

    /// Ends the publisher after the values sent before. Later calls do nothing.
    @inlinable
    public func send(completion: Subscribers.Completion<Failure>) {
      sendCompletion(completion)
    }
  }

  @usableFromInline
  final class Inner<Downstream: Combine.Subscriber>: Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    struct State {
      @usableFromInline var work: (any Cancellable)?
      @usableFromInline var isEnded = false

      @inlinable
      init() {}
    }

    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let state = Lock(State())

    @inlinable
    init(_ downstream: Downstream) {
      outlet = Outlet(downstream)
    }

    /// Keeps what ends the work; ends it if it is over already.
    @inlinable
    func keep(_ work: any Cancellable) {
      let isEnded = state.withLock { state in
        if !state.isEnded { state.work = work }
        return state.isEnded
      }
      if isEnded { work.cancel() }
    }

    @inlinable
    func finish(_ completion: Subscribers.Completion<Failure>) {
      outlet.send(completion: completion)
      endWork()
    }

    @inlinable
    func endWork() {
      let work = state.withLock { state in
        defer { state.work = nil }
        state.isEnded = true
        return state.work
      }
      work?.cancel()
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
    }

    @inlinable
    func cancel() {
      outlet.close()
      endWork()
    }
  }
}

/// `@unchecked Sendable`: it sends through a buffer that a lock guards. Whoever sends a value that is
/// not sendable itself gives it away.
extension Publishers.Create.Subscriber: @unchecked Sendable {}

extension AnyPublisher {
  /// A publisher of what `factory` sends, which is called for each subscriber, once that has its
  /// subscription.
  ///
  /// Values may be sent on any thread, whether asked for or not: what the subscriber has not asked
  /// for waits for it, without limit. What `factory` returns is cancelled, once, when the subscriber
  /// cancels or a completion has been sent.
  @inlinable
  public static func create(
    _ factory: @escaping (Publishers.Create<Output, Failure>.Subscriber) -> any Cancellable
  ) -> AnyPublisher {
    Publishers.Create(factory: factory).eraseToAnyPublisher()
  }

  /// See ``create(_:)``.
  @inlinable
  public init(
    _ factory: @escaping (Publishers.Create<Output, Failure>.Subscriber) -> any Cancellable
  ) {
    self.init(Publishers.Create(factory: factory))
  }
}
