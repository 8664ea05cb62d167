/// Whether an operator of the reduce family needs further values.
@usableFromInline
enum ReduceOutcome {
  case goOn

  /// The result is settled: the upstream is cancelled.
  case decided
}

/// One operator of the reduce family: what it gathers and what comes of it.
@usableFromInline
protocol ReduceStep<Input, Output> {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error

  /// Takes in `input`. Throwing ends the publisher with the error.
  ///
  /// A client's closure called from here may send another value through the same operator, so no
  /// change of a property may be under way during the call.
  mutating func receive(_ input: Input) throws(Failure) -> ReduceOutcome

  /// What is sent at the end; `nil` to send nothing but the completion.
  var result: Output? { get }

  /// The result as it was before the first value, for the mirror.
  var initial: Output? { get }

  /// The upstream's failure as the publisher's.
  func failure(_ error: UpstreamFailure) -> Failure

  /// Apple's name for the subscription.
  var operatorName: String { get }

  /// The mirror's children, given the downstream and the state of the subscription.
  func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child]
}

extension ReduceStep {
  @usableFromInline var initial: Output? { nil }

  @usableFromInline
  func mirrorChildren(downstream: Any, status: SubscriptionStatus) -> [Mirror.Child] {
    [
      ("downstream", downstream), ("result", result as Any), ("initial", initial as Any),
      ("status", status),
    ]
  }
}

extension ReduceStep where UpstreamFailure == Failure {
  @inlinable
  func failure(_ error: UpstreamFailure) -> Failure { error }
}

extension ReduceStep where Failure == any Error {
  @inlinable
  func failure(_ error: UpstreamFailure) -> Failure { error }
}

/// The subscriber and subscription of the operators that take in a whole upstream and send one
/// result: `collect`, `count`, `reduce`, `min`, `contains`, `first`, `last` and their like.
///
/// Everything is requested from the upstream at once; the result waits for the downstream's demand.
@usableFromInline
final class ReducingSubscription<Downstream: Subscriber, Step: ReduceStep>: Subscriber,
  Subscription, OperatorDescription
where Step.Output == Downstream.Input, Step.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Step.Input
  @usableFromInline typealias Failure = Step.UpstreamFailure

  @usableFromInline
  struct State {
    @usableFromInline var status = SubscriptionStatus.awaiting
    @usableFromInline var hasDemand = false

    /// Whether the result has been sent or waits.
    @usableFromInline var isSettled = false

    /// The result, when it waits for demand.
    @usableFromInline var waiting: Step.Output?

    @inlinable
    init() {}
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let state = Lock(State())

  /// Guarded, as is ``isActive``, by the upstream's serial delivery.
  @exclusivity(unchecked) @usableFromInline var step: Step
  @exclusivity(unchecked) @usableFromInline var isActive = false

  @inlinable
  init(downstream: Downstream, step: Step) {
    self.downstream = downstream
    self.step = step
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.status.accept(subscription) }) else {
      subscription.cancel()
      return
    }
    isActive = true
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    do {
      if case .decided = try step.receive(input) {
        isActive = false
        takeUpstream()?.cancel()
        sendResult()
      }
    } catch {
      isActive = false
      if let subscription = state.withLock({ $0.status.terminateIfSubscribed() }) {
        subscription.cancel()
        downstream.receive(completion: .failure(error))
      }
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    isActive = false
    switch completion {
    case .finished:
      _ = takeUpstream()
      sendResult()
    case .failure(let error):
      if state.withLock({ $0.status.terminateIfSubscribed() }) != nil {
        downstream.receive(completion: .failure(step.failure(error)))
      }
    }
  }

  /// Ends the use of the upstream, while the downstream may still ask for the result or cancel.
  @inlinable
  func takeUpstream() -> (any Subscription)? {
    state.withLock { state in
      guard let subscription = state.status.subscription else { return nil }
      state.status = .subscribed(Subscriptions.empty)
      return subscription
    }
  }

  /// Sends the result if the downstream wants it, or lets it wait.
  @inlinable
  func sendResult() {
    let result = step.result
    let sendsNow = state.withLock { state in
      guard state.status.subscription != nil, !state.isSettled else { return false }
      state.isSettled = true
      if result != nil, !state.hasDemand {
        state.waiting = result
        return false
      }
      return true
    }
    if sendsNow { send(result) }
  }

  /// Sends the result, and the completion unless the downstream cancels on the result.
  @inlinable
  func send(_ result: Step.Output?) {
    if let result { _ = downstream.receive(result) }
    if state.withLock({ $0.status.terminateIfSubscribed() }) != nil {
      downstream.receive(completion: .finished)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    require(demand > 0, "request(_:) on \(operatorName) needs a demand above none")
    let result = state.withLock { state -> Step.Output? in
      guard state.status.subscription != nil else { return nil }
      state.hasDemand = true
      guard let result = state.waiting else { return nil }
      state.waiting = nil
      return result
    }
    if let result { send(result) }
  }

  @inlinable
  func cancel() {
    let (subscription, waiting) = state.withLock { state in
      let held = (state.status.terminateIfSubscribed(), state.waiting)
      state.waiting = nil
      return held
    }
    withExtendedLifetime(waiting) {}
    subscription?.cancel()
  }

  @usableFromInline var operatorName: String { step.operatorName }

  @usableFromInline var customMirror: Mirror {
    Mirror(
      self,
      children: step.mirrorChildren(
        downstream: downstream, status: state.withLock { $0.status }))
  }
}
