/// A type that receives values from a publisher. Apple's `Combine.Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input

  /// The kind of error that may end the values.
  associatedtype Failure: Error

  /// Hands over the subscription; values come only once it has been asked for some.
  func receive(subscription: any Subscription)

  /// Hands over one value.
  ///
  /// - Returns: How many values more than those already asked for are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Ends the values. Nothing is delivered afterwards.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over one value of type `Void`.
  @inlinable
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The namespace of the types that act as subscribers.
public enum Subscribers {}
