extension Result {
  /// A publisher of a success, which then finishes, or of nothing but a failure, sent at once.
  /// Apple's `Result.Publisher`.
  @frozen
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Success

    /// What is published.
    public let result: Result<Output, Failure>

    @inlinable
    public init(_ result: Result<Output, Failure>) {
      self.result = result
    }

    /// A publisher of a success.
    @inlinable
    public init(_ output: Output) {
      result = .success(output)
    }

    /// A publisher that fails.
    @inlinable
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(
          subscription: SingleValueSubscription(subscriber, value: output, name: "Once"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// A publisher of the result.
  @inlinable public var publisher: Publisher {
    Publisher(self)
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
