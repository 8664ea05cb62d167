extension Publishers {
  /// A publisher that goes over to another when its upstream fails, or fails with what the closure
  /// throws that is to give the other. Apple's `Publishers.TryCatch`.
  @frozen
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that may fail.
    public let upstream: Upstream

    /// Gives the publisher that takes the place of the failed upstream.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    @inlinable
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
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

extension Publishers.TryCatch {
  @usableFromInline
  struct Step: SuccessionStep {
    @usableFromInline typealias FirstFailure = Upstream.Failure
    @usableFromInline typealias Successor = NewPublisher
    @usableFromInline typealias Failure = any Error

    @usableFromInline let handler: (Upstream.Failure) throws -> NewPublisher

    @inlinable
    init(handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.handler = handler
    }

    @inlinable
    func successor(to completion: Subscribers.Completion<Upstream.Failure>)
      -> Succession<NewPublisher, any Error>
    {
      guard case .failure(let error) = completion else { return .end(.finished) }
      do {
        return .goOn(try handler(error))
      } catch {
        return .end(.failure(error))
      }
    }

    @inlinable
    static func failure(_ error: NewPublisher.Failure) -> any Error { error }

    @usableFromInline var operatorName: String { "TryCatch" }
    @inlinable var isCatch: Bool { true }
  }
}

extension Publisher {
  /// Goes over to the publisher that `handler` gives for a failure, or fails with the error that it
  /// throws.
  ///
  /// `handler` is called at most once, on the thread on which the failure comes. Demand that has
  /// not been used up is asked for from its publisher, whose failure ends the whole.
  @inlinable
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.TryCatch<Self, P> where Output == P.Output
  {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
