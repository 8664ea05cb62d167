import Combine

/// Makes an element of another, or of several, or drops it. The state is the subscription's own.
@usableFromInline
protocol Step<Input, Output> {
  associatedtype Input
  associatedtype Output

  /// What the downstream gets for `input`; `nil` drops it.
  mutating func callAsFunction(_ input: Input) -> Output?
}

/// Runs a ``Step`` between an upstream and a downstream. The upstream's subscription is passed
/// through; for a dropped value another is asked for, so that the demand stays the downstream's.
@usableFromInline
final class StepSubscriber<Downstream: Subscriber, Stepper: Step>: Subscriber
where Downstream.Input == Stepper.Output {
  @usableFromInline typealias Input = Stepper.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream

  /// Guarded by the upstream's serial delivery.
  @exclusivity(unchecked) @usableFromInline var step: Stepper

  @inlinable
  init(downstream: Downstream, step: Stepper) {
    self.downstream = downstream
    self.step = step
  }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = step(input) else { return .max(1) }
    return downstream.receive(output)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
