/// A publisher into which values are put from outside. Apple's `Combine.Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends `value` to the subscribers.
  func send(_ value: Output)

  /// Ends the values; the first completion counts and later ones are ignored.
  func send(completion: Subscribers.Completion<Failure>)

  /// Hands the subject a subscription to an upstream that feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value of type `Void` to the subscribers.
  @inlinable
  public func send() {
    send(())
  }
}
