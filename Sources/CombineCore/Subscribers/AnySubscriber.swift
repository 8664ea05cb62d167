/// A subscriber whose own type is hidden. Apple's `Combine.AnySubscriber`.
///
/// It costs one indirect call an event: the calls go to closures that are compiled for the type of
/// the wrapped subscriber.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  @usableFromInline let box: AnySubscriberBox<Input, Failure>

  /// The wrapped subscriber's identifier.
  public let combineIdentifier: CombineIdentifier

  /// Wraps `s`; an `AnySubscriber` is not wrapped again.
  @inlinable
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      box = SubscriberBox(s)
      combineIdentifier = s.combineIdentifier
    }
  }

  /// A subscriber that feeds the subject `s`.
  @inlinable
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// A subscriber made of closures. Without `receiveSubscription` nothing is requested, and
  /// without `receiveValue` no more is asked for after a value.
  @inlinable
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      ClosureSubscriber(
        receiveSubscription: receiveSubscription, receiveValue: receiveValue,
        receiveCompletion: receiveCompletion))
  }

  @inlinable
  public func receive(subscription: any Subscription) {
    box.receiveSubscription(box, subscription)
  }

  @inlinable
  public func receive(_ value: Input) -> Subscribers.Demand {
    box.receiveValue(box, value)
  }

  @inlinable
  public func receive(completion: Subscribers.Completion<Failure>) {
    box.receiveCompletion(box, completion)
  }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The wrapped subscriber's description, or else its type.
  public var description: String { box.description }
  public var customMirror: Mirror { box.customMirror }
  public var playgroundDescription: Any { box.playgroundDescription }
}

/// The subscriber behind an ``AnySubscriber``. The closures capture nothing; each gets the box.
@usableFromInline
class AnySubscriberBox<Input, Failure: Error> {
  @usableFromInline typealias Box = AnySubscriberBox<Input, Failure>

  @usableFromInline let receiveSubscription: (Box, any Subscription) -> Void
  @usableFromInline let receiveValue: (Box, Input) -> Subscribers.Demand
  @usableFromInline let receiveCompletion: (Box, Subscribers.Completion<Failure>) -> Void

  @inlinable
  init(
    receiveSubscription: @escaping (Box, any Subscription) -> Void,
    receiveValue: @escaping (Box, Input) -> Subscribers.Demand,
    receiveCompletion: @escaping (Box, Subscribers.Completion<Failure>) -> Void
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  /// Overridden by the one subclass, as are the two below.
  @usableFromInline var description: String { "AnySubscriber" }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  @usableFromInline var playgroundDescription: Any { description }
}

@usableFromInline
final class SubscriberBox<Wrapped: Subscriber>: AnySubscriberBox<Wrapped.Input, Wrapped.Failure> {
  @usableFromInline let wrapped: Wrapped

  @inlinable
  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
    super.init(
      receiveSubscription: { box, subscription in
        unsafeDowncast(box, to: SubscriberBox<Wrapped>.self).wrapped
          .receive(subscription: subscription)
      },
      receiveValue: { box, value in
        unsafeDowncast(box, to: SubscriberBox<Wrapped>.self).wrapped.receive(value)
      },
      receiveCompletion: { box, completion in
        unsafeDowncast(box, to: SubscriberBox<Wrapped>.self).wrapped
          .receive(completion: completion)
      })
  }

  @usableFromInline override var description: String {
    (wrapped as? any CustomStringConvertible)?.description ?? String(describing: Wrapped.self)
  }

  @usableFromInline override var customMirror: Mirror {
    (wrapped as? any CustomReflectable)?.customMirror
      ?? Mirror(self, children: EmptyCollection())
  }

  @usableFromInline override var playgroundDescription: Any {
    (wrapped as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}

/// The subscriber behind an ``AnySubscriber`` made of closures.
@usableFromInline
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, OperatorDescription {
  @usableFromInline let onSubscription: ((any Subscription) -> Void)?
  @usableFromInline let onValue: ((Input) -> Subscribers.Demand)?
  @usableFromInline let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  @usableFromInline var operatorName: String { "Anonymous AnySubscriber" }

  @inlinable
  init(
    receiveSubscription: ((any Subscription) -> Void)?,
    receiveValue: ((Input) -> Subscribers.Demand)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
  }

  @inlinable
  func receive(subscription: any Subscription) {
    onSubscription?(subscription)
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand {
    onValue?(value) ?? .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion?(completion)
  }
}
