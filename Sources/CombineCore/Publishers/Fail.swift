/// A publisher that fails at once, without values and whatever the demand. Apple's `Combine.Fail`.
@frozen
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  @inlinable
  public init(error: Failure) {
    self.error = error
  }

  /// The same as ``init(error:)``, for places where the output's type cannot be inferred.
  @inlinable
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
