import Synchronization

/// The subscriber and subscription of `drop(while:)` and `tryDrop(while:)`: asks the step about each
/// value until it passes one, and no more after that.
@usableFromInline
final class DroppingSubscription<Downstream: Subscriber, Step: FilterStep>: Subscriber,
  Subscription, OperatorDescription
where Step.Output == Downstream.Input, Step.Input == Step.Output, Step.Failure == Downstream.Failure
{
  @usableFromInline typealias Input = Step.Input
  @usableFromInline typealias Failure = Step.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let upstream = UpstreamSlot()

  /// Guarded, as is ``phase``, by the upstream's serial delivery.
  @exclusivity(unchecked) @usableFromInline var step: Step
  @exclusivity(unchecked) @usableFromInline var phase = Phase.inactive

  /// Values are not looked at any more.
  @usableFromInline let isCancelled = Atomic<Bool>(false)

  @usableFromInline
  enum Phase {
    /// No subscription has arrived, or the publisher has ended.
    case inactive
    case dropping
    case passing
  }

  @inlinable
  init(downstream: Downstream, step: Step) {
    self.downstream = downstream
    self.step = step
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    phase = .dropping
    downstream.receive(subscription: self)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if isCancelled.load(ordering: .relaxed) { return .none }
    if phase == .passing { return downstream.receive(input) }
    return decide(input)
  }

  @inlinable
  func decide(_ input: Input) -> Subscribers.Demand {
    guard phase == .dropping else { return .none }
    do {
      guard case .pass(let output) = try step.receive(input) else { return .max(1) }
      // The client's closure may have cancelled, or sent another value, which ended the publisher.
      guard phase != .inactive, !isCancelled.load(ordering: .relaxed) else { return .none }
      phase = .passing
      return downstream.receive(output)
    } catch {
      phase = .inactive
      if let subscription = upstream.status.withLock({ $0.terminateIfSubscribed() }) {
        subscription.cancel()
        downstream.receive(completion: .failure(error))
      }
      return .none
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    phase = .inactive
    if upstream.complete() {
      downstream.receive(completion: completion.mapError(step.failure))
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  @inlinable
  func cancel() {
    guard let subscription = upstream.status.withLock({ $0.terminateIfSubscribed() }) else {
      return
    }
    isCancelled.store(true, ordering: .relaxed)
    subscription.cancel()
  }

  @usableFromInline var operatorName: String { step.operatorName }
}
