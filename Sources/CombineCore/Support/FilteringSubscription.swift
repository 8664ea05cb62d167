import Synchronization

/// What one operator of the filter family does with a value.
@usableFromInline
enum FilterOutcome<Output> {
  /// Goes on to the downstream.
  case pass(Output)

  /// Is dropped, without using up demand.
  case skip

  /// Is dropped, and the publisher finishes.
  case finish
}

/// One operator of the filter family: what it keeps and what it does with a value.
@usableFromInline
protocol FilterStep<Input, Output> {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error

  /// Decides about `input`. Throwing ends the publisher with the error.
  ///
  /// A client's closure called from here may send another value through the same operator, so no
  /// change of a property may be under way during the call.
  mutating func receive(_ input: Input) throws(Failure) -> FilterOutcome<Output>

  /// The upstream's failure as the publisher's.
  func failure(_ error: UpstreamFailure) -> Failure

  /// Apple's name for the subscription.
  var operatorName: String { get }

  /// The mirror's children after `downstream`, or `nil` for a mirror without any.
  var mirrorChildren: [Mirror.Child]? { get }
}

extension FilterStep where UpstreamFailure == Failure {
  @inlinable
  func failure(_ error: UpstreamFailure) -> Failure { error }
}

extension FilterStep where Failure == any Error {
  @inlinable
  func failure(_ error: UpstreamFailure) -> Failure { error }
}

/// The subscriber and subscription of the operators that drop values by looking at each one:
/// `tryFilter`, `tryCompactMap`, `removeDuplicates`, `prefix(while:)` and their like.
///
/// As in Apple's framework, a value, completion or request before the subscription is a programmer
/// error.
@usableFromInline
final class FilteringSubscription<Downstream: Subscriber, Step: FilterStep>: Subscriber,
  Subscription, OperatorDescription
where Step.Output == Downstream.Input, Step.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Step.Input
  @usableFromInline typealias Failure = Step.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let upstream = UpstreamSlot()

  /// Guarded, as is ``phase``, by the upstream's serial delivery.
  @exclusivity(unchecked) @usableFromInline var step: Step
  @exclusivity(unchecked) @usableFromInline var phase = Phase.awaiting

  /// Values are not looked at any more.
  @usableFromInline let isCancelled = Atomic<Bool>(false)

  @usableFromInline
  enum Phase {
    case awaiting
    case active
    case ended
  }

  @inlinable
  init(downstream: Downstream, step: Step) {
    self.downstream = downstream
    self.step = step
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    phase = .active
    downstream.receive(subscription: self)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard phase == .active else { return refuse("value") }
    if isCancelled.load(ordering: .relaxed) { return .none }
    do {
      let outcome = try step.receive(input)
      // A client's closure may have cancelled, or sent another value, which ended the publisher.
      guard phase == .active, !isCancelled.load(ordering: .relaxed) else { return .none }
      switch outcome {
      case .pass(let output): return downstream.receive(output)
      case .skip: return .max(1)
      case .finish: return end(.finished)
      }
    } catch {
      return end(.failure(error))
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard phase == .active else {
      _ = refuse("completion")
      return
    }
    phase = .ended
    if upstream.complete() {
      downstream.receive(completion: completion.mapError(step.failure))
    }
  }

  @inlinable
  func end(_ completion: Subscribers.Completion<Step.Failure>) -> Subscribers.Demand {
    phase = .ended
    // None is in use if the client's closure has cancelled, or ended the publisher by another value.
    if let subscription = upstream.status.withLock({ $0.terminateIfSubscribed() }) {
      subscription.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  @usableFromInline
  func refuse(_ event: String) -> Subscribers.Demand {
    require(phase != .awaiting, "\(operatorName) received a \(event) before a subscription")
    return .none
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    let (subscription, isAwaiting) = upstream.status.withLock { ($0.subscription, $0.isAwaiting) }
    require(!isAwaiting, "request(_:) on \(operatorName) before it has a subscription")
    subscription?.request(demand)
  }

  @inlinable
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
    upstream.cancel()
  }

  @usableFromInline var operatorName: String { step.operatorName }

  @usableFromInline var customMirror: Mirror {
    guard let children = step.mirrorChildren else {
      return Mirror(self, children: EmptyCollection())
    }
    return Mirror(self, children: [("downstream", downstream)] + children)
  }
}
