/// What comes after the first of two publishers that follow each other.
@usableFromInline
enum Succession<Successor, Failure: Error> {
  /// The second publisher is subscribed.
  case goOn(Successor)

  /// The operator ends.
  case end(Subscribers.Completion<Failure>)
}

/// One operator that goes over from one publisher to another: when it does, and to which.
@usableFromInline
protocol SuccessionStep<FirstFailure, Successor, Failure> {
  associatedtype FirstFailure: Error
  associatedtype Successor: Publisher
  associatedtype Failure: Error

  /// What comes after the first publisher has ended with `completion`. Called once.
  func successor(to completion: Subscribers.Completion<FirstFailure>)
    -> Succession<Successor, Failure>

  /// A failure of the second publisher as the operator's.
  static func failure(_ error: Successor.Failure) -> Failure

  /// Apple's name for the subscription.
  var operatorName: String { get }

  /// Whether the operator is one of the `catch` family, which differs in how it treats what breaks
  /// the rules: a value that nobody asked for and a request for none are programmer errors, and a
  /// cancel between the two publishers is lost.
  var isCatch: Bool { get }
}

extension SuccessionStep where Successor.Failure == Failure {
  @inlinable
  static func failure(_ error: Successor.Failure) -> Failure { error }
}

extension SuccessionStep where Failure == any Error {
  @inlinable
  static func failure(_ error: Successor.Failure) -> Failure { error }
}

/// The subscription of the operators that go over from one publisher to another: `append`,
/// `prepend`, `catch` and `tryCatch`. Demand that the first has not used up is asked for from the
/// second.
@usableFromInline
final class SuccessionSubscription<Downstream: Subscriber, Step: SuccessionStep>: Subscription,
  OperatorDescription
where Step.Successor.Output == Downstream.Input, Step.Failure == Downstream.Failure {
  @usableFromInline
  enum Phase {
    case awaitingFirst
    case first(any Subscription)
    case awaitingSecond
    case second(any Subscription)
    case ended
  }

  @usableFromInline
  struct State {
    @usableFromInline var phase = Phase.awaitingFirst

    /// `nil` once used up: it may hold the second publisher.
    @usableFromInline var step: Step?

    @inlinable
    init(step: Step) {
      self.step = step
    }
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let operatorName: String
  @usableFromInline let isCatch: Bool

  /// What the first publisher has been asked for and not sent. Requests change it with the lock
  /// held, so that each reaches the second publisher once; values change it without.
  @usableFromInline let demand = AtomicDemand()
  @usableFromInline let state: Lock<State>

  /// Guarded by the first publisher's serial delivery.
  @exclusivity(unchecked) @usableFromInline var firstHasEnded = false

  @inlinable
  init(_ downstream: Downstream, step: Step) {
    self.downstream = downstream
    operatorName = step.operatorName
    isCatch = step.isCatch
    state = Lock(State(step: step))
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    require(
      demand > 0 || !isCatch, "request(_:) on \(operatorName) needs a demand above none")
    let subscription = state.withLock { state -> (any Subscription)? in
      switch state.phase {
      case .first(let subscription):
        self.demand.add(demand)
        return subscription
      case .awaitingSecond:
        self.demand.add(demand)
        return nil
      case .second(let subscription): return subscription
      case .awaitingFirst, .ended: return nil
      }
    }
    subscription?.request(demand)
  }

  @inlinable
  func cancel() {
    let (subscription, step) = state.withLock { state -> ((any Subscription)?, Step?) in
      var subscription: (any Subscription)?
      switch state.phase {
      case .first(let current), .second(let current): subscription = current
      case .awaitingSecond where isCatch: return (nil, nil)
      case .awaitingFirst, .awaitingSecond, .ended: break
      }
      state.phase = .ended
      demand.close()
      return (subscription, state.takeStep())
    }
    subscription?.cancel()
    withExtendedLifetime(step) {}
  }

  @usableFromInline var customMirror: Mirror {
    guard isCatch else { return Mirror(self, children: EmptyCollection()) }
    return Mirror(self, children: ["downstream": downstream, "demand": demand.current])
  }
}

extension SuccessionSubscription.State {
  @inlinable
  mutating func takeStep() -> Step? {
    let held = step
    step = nil
    return held
  }
}

extension SuccessionSubscription {
  /// Asks the second publisher for what the downstream has returned for a value during which the
  /// first one ended.
  @usableFromInline
  func carryOver(_ more: Subscribers.Demand) -> Subscribers.Demand {
    request(more)
    return .none
  }

  /// Ends the operator with `completion`, unless it has ended before.
  @inlinable
  func end(_ completion: Subscribers.Completion<Step.Failure>) {
    let held = state.withLock { state -> Phase? in
      let held = state.phase
      if case .ended = held { return nil }
      state.phase = .ended
      demand.close()
      return held
    }
    if held != nil { downstream.receive(completion: completion) }
  }
}

/// The subscriber of the first publisher of a ``SuccessionSubscription``.
@usableFromInline
struct SuccessionFirst<Downstream: Subscriber, Step: SuccessionStep>: Subscriber,
  OperatorDescription
where Step.Successor.Output == Downstream.Input, Step.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Step.FirstFailure

  @usableFromInline let parent: SuccessionSubscription<Downstream, Step>

  @inlinable
  init(_ downstream: Downstream, step: Step) {
    parent = SuccessionSubscription(downstream, step: step)
  }

  @inlinable var combineIdentifier: CombineIdentifier { parent.combineIdentifier }
  @usableFromInline var operatorName: String { parent.operatorName }
  @usableFromInline var customMirror: Mirror { parent.customMirror }

  @inlinable
  func receive(subscription: any Subscription) {
    let isAccepted = parent.state.withLock { state in
      guard case .awaitingFirst = state.phase else { return false }
      state.phase = .first(subscription)
      return true
    }
    if isAccepted {
      parent.downstream.receive(subscription: parent)
    } else {
      subscription.cancel()
    }
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    guard parent.demand.take() else { return refuse() }
    let more = parent.downstream.receive(input)
    if more == .none { return .none }
    if parent.firstHasEnded { return parent.carryOver(more) }
    parent.demand.add(more)
    return more
  }

  @usableFromInline
  func refuse() -> Subscribers.Demand {
    require(
      !parent.isCatch || parent.demand.isClosed,
      "\(operatorName) received a value that nobody asked for")
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    typealias Held = (subscription: any Subscription, step: Step)
    let held = parent.state.withLock { state -> Held? in
      guard case .first(let subscription) = state.phase, let step = state.takeStep() else {
        return nil
      }
      state.phase = .awaitingSecond
      return (subscription, step)
    }
    guard let held else { return }
    parent.firstHasEnded = true
    switch held.step.successor(to: completion) {
    case .goOn(let successor):
      successor.subscribe(SuccessionSecond(parent))
    case .end(let completion):
      parent.end(completion)
    }
  }
}

/// The subscriber of the second publisher of a ``SuccessionSubscription``.
@usableFromInline
struct SuccessionSecond<Downstream: Subscriber, Step: SuccessionStep>: Subscriber,
  OperatorDescription
where Step.Successor.Output == Downstream.Input, Step.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Step.Successor.Failure

  @usableFromInline let parent: SuccessionSubscription<Downstream, Step>

  @inlinable
  init(_ parent: SuccessionSubscription<Downstream, Step>) {
    self.parent = parent
  }

  @inlinable var combineIdentifier: CombineIdentifier { parent.combineIdentifier }
  @usableFromInline var operatorName: String { parent.operatorName }
  @usableFromInline var customMirror: Mirror { parent.customMirror }

  @inlinable
  func receive(subscription: any Subscription) {
    let demand = parent.state.withLock { state -> Subscribers.Demand? in
      guard case .awaitingSecond = state.phase else { return nil }
      state.phase = .second(subscription)
      return parent.demand.current
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    parent.demand.isClosed ? .none : parent.downstream.receive(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    parent.end(completion.mapError(Step.failure))
  }
}
