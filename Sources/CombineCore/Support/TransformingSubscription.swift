import Synchronization

/// One operator that turns each value into another, or fails trying.
@usableFromInline
protocol TransformStep<Input, Output> {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error

  /// Whether a completion that comes before the subscription is passed on; otherwise it is ignored.
  static var passesEarlyCompletion: Bool { get }

  /// Turns `input` into an output. Throwing ends the publisher with the error.
  ///
  /// Not mutating: a client's closure called from here may send another value through the same
  /// operator. A step with state is a class.
  func transform(_ input: Input) throws -> Output

  /// Apple's name for the subscription.
  var operatorName: String { get }

  /// The mirror's children, given the downstream and the state of the subscription.
  func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child]
}

extension TransformStep {
  @usableFromInline
  func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child] { [] }
}

/// The subscriber and subscription of the operators that send one value for each and may fail at
/// any: `tryMap`, `tryScan`, `decode`, `encode`.
///
/// As in Apple's framework, a value that comes before the subscription is passed on, and a request
/// and a cancel are then forgotten.
@usableFromInline
final class TransformingSubscription<Downstream: Subscriber, Step: TransformStep>: Subscriber,
  Subscription, OperatorDescription
where Step.Output == Downstream.Input, Downstream.Failure == any Error {
  @usableFromInline typealias Input = Step.Input
  @usableFromInline typealias Failure = Step.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let step: Step
  @usableFromInline let upstream = UpstreamSlot()

  /// Set once, when the publisher has failed or completed or is cancelled: nothing is delivered
  /// from then on.
  @usableFromInline let hasEnded = Atomic<Bool>(false)

  @inlinable
  init(downstream: Downstream, step: Step) {
    self.downstream = downstream
    self.step = step
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if upstream.accept(subscription) { downstream.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if hasEnded.load(ordering: .relaxed) { return .none }
    let output: Step.Output
    do {
      output = try step.transform(input)
    } catch {
      return fail(error)
    }
    // The closure may have cancelled, or sent another value, which ended the publisher.
    if hasEnded.load(ordering: .relaxed) { return .none }
    return downstream.receive(output)
  }

  @inlinable
  func fail(_ error: any Error) -> Subscribers.Demand {
    // The closure may have cancelled before it threw.
    if hasEnded.exchange(true, ordering: .relaxed) { return .none }
    upstream.cancel()
    downstream.receive(completion: .failure(error))
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if !upstream.complete() && !Step.passesEarlyCompletion { return }
    if hasEnded.exchange(true, ordering: .relaxed) { return }
    downstream.receive(completion: completion.eraseError())
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
    hasEnded.store(true, ordering: .relaxed)
    subscription.cancel()
  }

  @usableFromInline var operatorName: String { step.operatorName }

  @usableFromInline var customMirror: Mirror {
    Mirror(
      self,
      children: step.mirrorChildren(
        downstream: downstream, status: upstream.status.withLock { $0 }))
  }
}
