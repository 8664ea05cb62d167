extension Publishers {
  /// A publisher that calls closures when events pass through it. Apple's
  /// `Publishers.HandleEvents`.
  @frozen
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are watched.
    public let upstream: Upstream

    /// Called with the upstream's subscription before the downstream gets one.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Called with each value before it is passed on.
    public var receiveOutput: ((Output) -> Void)?

    /// Called with the completion before it is passed on.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Called when the downstream cancels, before the upstream is cancelled.
    public var receiveCancel: (() -> Void)?

    /// Called with each request before it is passed on, and with the demand that the downstream
    /// returns for a value if that is not none.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    @inlinable
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, handlers: Handlers(self)))
    }
  }
}

extension Publisher {
  /// Calls a closure when an event passes, before it is passed on, on the thread on which it comes.
  ///
  /// The closures are released when the publisher completes or is cancelled.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Gets the upstream's subscription.
  ///   - receiveOutput: Gets each value.
  ///   - receiveCompletion: Gets the completion.
  ///   - receiveCancel: Called when the downstream cancels.
  ///   - receiveRequest: Gets each request, and the demand that the downstream returns for a value
  ///     if that is not none.
  @inlinable
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

extension Publishers.HandleEvents {
  /// The closures of one subscription, in an object so that they can be let go of together.
  @usableFromInline
  final class Handlers {
    @usableFromInline let receiveSubscription: ((any Subscription) -> Void)?
    @usableFromInline let receiveOutput: ((Upstream.Output) -> Void)?
    @usableFromInline let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    @usableFromInline let receiveCancel: (() -> Void)?
    @usableFromInline let receiveRequest: ((Subscribers.Demand) -> Void)?

    @inlinable
    init(_ parent: Publishers.HandleEvents<Upstream>) {
      receiveSubscription = parent.receiveSubscription
      receiveOutput = parent.receiveOutput
      receiveCompletion = parent.receiveCompletion
      receiveCancel = parent.receiveCancel
      receiveRequest = parent.receiveRequest
    }
  }

  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let upstream = UpstreamSlot()

    /// Released by the completion or cancel; events that come later pass without a call.
    @usableFromInline let handlers: ReleasableReference

    @inlinable
    init(downstream: Downstream, handlers: Handlers) {
      self.downstream = downstream
      self.handlers = ReleasableReference(handlers)
    }

    @inlinable
    func receive(subscription: any Subscription) {
      handlers.use { (handlers: Handlers) in handlers.receiveSubscription?(subscription) }
      if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      handlers.use { (handlers: Handlers) in handlers.receiveOutput?(input) }
      let demand = downstream.receive(input)
      if demand != .none {
        handlers.use { (handlers: Handlers) in handlers.receiveRequest?(demand) }
      }
      return demand
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      handlers.use { (handlers: Handlers) in handlers.receiveCompletion?(completion) }
      handlers.release()
      upstream.complete()
      downstream.receive(completion: completion)
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      handlers.use { (handlers: Handlers) in handlers.receiveRequest?(demand) }
      upstream.request(demand)
    }

    @inlinable
    func cancel() {
      let (subscription, isAwaiting) = upstream.status.withLock { status in
        let isAwaiting = status.isAwaiting
        return (status.terminateIfSubscribed(), isAwaiting)
      }
      if subscription == nil && !isAwaiting { return }
      handlers.use { (handlers: Handlers) in handlers.receiveCancel?() }
      if let subscription {
        handlers.release()
        subscription.cancel()
      }
    }

    @usableFromInline var operatorName: String { "HandleEvents" }
  }
}
