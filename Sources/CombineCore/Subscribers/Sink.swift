extension Subscribers {
  /// A subscriber that asks for everything and hands it to two closures. Apple's
  /// `Subscribers.Sink`.
  ///
  /// The closures run on the thread on which the upstream delivers. They are released when the
  /// upstream completes and on ``cancel()``.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    @usableFromInline let upstream = UpstreamSlot()
    @usableFromInline let handlers: ReleasableReference

    @usableFromInline
    final class Handlers {
      @usableFromInline let receiveValue: (Input) -> Void
      @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

      @inlinable
      init(
        receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
      }
    }

    /// A subscriber that calls `receiveValue` for each value and `receiveCompletion` at the end.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = ReleasableReference(
        Handlers(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// The closure that gets the values; one that does nothing once it has been released.
    public var receiveValue: (Input) -> Void {
      handlers.use { (handlers: Handlers) in handlers.receiveValue } ?? { _ in }
    }

    /// The closure that gets the completion; one that does nothing once it has been released.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      handlers.use { (handlers: Handlers) in handlers.receiveCompletion } ?? { _ in }
    }

    @inlinable
    public func receive(subscription: any Subscription) {
      if upstream.accept(subscription) { subscription.request(.unlimited) }
    }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      handlers.use { (handlers: Handlers) in handlers.receiveValue(value) }
      return .none
    }

    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
      // Before a subscription too: one that comes later is cancelled.
      _ = upstream.status.withLock { $0.terminate() }
      handlers.useLast { (handlers: Handlers) in handlers.receiveCompletion(completion) }
    }

    /// Cancels the subscription and releases the closures. Before there is a subscription it only
    /// sees to it that the one that comes is cancelled.
    @inlinable
    public func cancel() {
      guard let subscription = upstream.status.withLock({ $0.terminate() }) else { return }
      handlers.release()
      subscription.cancel()
    }
  }
}

extension Subscribers.Sink: OperatorDescription {
  @usableFromInline var operatorName: String { "Sink" }
  public var description: String { operatorName }
  public var playgroundDescription: Any { operatorName }
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

extension Publisher {
  /// Asks for every value and calls `receiveValue` with it and `receiveCompletion` at the end.
  ///
  /// - Returns: The token that keeps the subscription: it ends when this is cancelled or released.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Asks for every value and calls `receiveValue` with it.
  ///
  /// - Returns: The token that keeps the subscription: it ends when this is cancelled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
