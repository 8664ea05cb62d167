extension Optional {
  /// A publisher of an optional's value, which then finishes, or finishes at once if there is none.
  /// Apple's `Optional.Publisher`.
  @frozen
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Output?

    @inlinable
    public init(_ output: Output?) {
      self.output = output
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard let output else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(
        subscription: SingleValueSubscription(subscriber, value: output, name: "Optional"))
    }
  }

  /// A publisher of the value, if there is one.
  @inlinable public var publisher: Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
