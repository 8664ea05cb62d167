extension Publishers {
  /// A publisher that goes over to another when its upstream fails. Apple's `Publishers.Catch`.
  @frozen
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream

    /// Gives the publisher that takes the place of the failed upstream.
    public let handler: (Upstream.Failure) -> NewPublisher

    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SuccessionFirst(subscriber, step: Step(handler: handler)))
    }
  }
}

extension Publishers.Catch {
  @usableFromInline
  struct Step: SuccessionStep {
    @usableFromInline typealias FirstFailure = Upstream.Failure
    @usableFromInline typealias Successor = NewPublisher
    @usableFromInline typealias Failure = NewPublisher.Failure

    @usableFromInline let handler: (Upstream.Failure) -> NewPublisher

    @inlinable
    init(handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.handler = handler
    }

    @inlinable
    func successor(to completion: Subscribers.Completion<Upstream.Failure>)
      -> Succession<NewPublisher, Failure>
    {
      switch completion {
      case .finished: .end(.finished)
      case .failure(let error): .goOn(handler(error))
      }
    }

    @usableFromInline var operatorName: String { "Catch" }
    @inlinable var isCatch: Bool { true }
  }
}

extension Publisher {
  /// Goes over to the publisher that `handler` gives for a failure.
  ///
  /// `handler` is called at most once, on the thread on which the failure comes. Demand that has
  /// not been used up is asked for from its publisher, whose failure ends the whole.
  @inlinable
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Catch<Self, P> where Output == P.Output
  {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
