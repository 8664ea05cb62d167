extension Publishers {
  /// A publisher that stops in the debugger when a closure says so. Apple's
  /// `Publishers.Breakpoint`.
  @frozen
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are watched.
    public let upstream: Upstream

    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    @inlinable
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parent: self))
    }
  }
}

extension Publisher {
  /// Raises the trap signal (`SIGTRAP`) when a closure gives `true` for an event, before the event
  /// is passed on: a debugger stops there; without one, the process ends.
  @inlinable
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Raises the trap signal (`SIGTRAP`) when the publisher fails, before the failure is passed on:
  /// a debugger stops there; without one, the process ends.
  @inlinable
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      switch completion {
      case .finished: false
      case .failure: true
      }
    })
  }
}

extension Publishers.Breakpoint {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, OperatorDescription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let parent: Publishers.Breakpoint<Upstream>
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @usableFromInline var operatorName: String { "Breakpoint" }

    @inlinable
    init(downstream: Downstream, parent: Publishers.Breakpoint<Upstream>) {
      self.downstream = downstream
      self.parent = parent
    }

    @inlinable
    func receive(subscription: any Subscription) {
      if parent.receiveSubscription?(subscription) == true { stopInDebugger() }
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      if parent.receiveOutput?(input) == true { stopInDebugger() }
      return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if parent.receiveCompletion?(completion) == true { stopInDebugger() }
      downstream.receive(completion: completion)
    }
  }
}
