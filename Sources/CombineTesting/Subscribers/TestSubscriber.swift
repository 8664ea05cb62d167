import Combine

/// A subscriber that records what it gets and asks for what a test tells it to.
///
/// ```swift
/// let subscriber = numbers.record(demand: .max(2))
/// #expect(subscriber.values == [1, 2])
/// subscriber.request(.max(1))
/// #expect(subscriber.values == [1, 2, 3])
/// #expect(subscriber.violations.isEmpty)
/// ```
///
/// It may be called on any thread; what it is told to run runs on the thread of the publisher.
public final class TestSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  /// Something that a publisher did.
  public enum Event {
    /// Handed over a subscription with this description.
    case subscription(String)
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct Count {
    var subscriptions = 0
    var values = 0
    var completions = 0
  }

  private struct State {
    var count = Count()
    var events: [Event] = []
    var subscription: (any Subscription)?
    var demandForValue: (Input) -> Subscribers.Demand
    var onValue: ((Input) -> Void)?
    var onSubscription: ((any Subscription) -> Void)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var requested = Subscribers.Demand.none
    var violations: [RuleViolation] = []
  }

  private let initialDemand: Subscribers.Demand
  private let state: LockedBox<State>

  /// A subscriber that requests `initialDemand` when it gets its subscription (nothing if that is
  /// `none`) and returns what `demandForValue` gives for each value.
  public init(
    initialDemand: Subscribers.Demand = .unlimited,
    demandForValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initialDemand = initialDemand
    state = LockedBox(State(demandForValue: demandForValue))
  }

  /// All that has come, in order.
  public var events: [Event] { state.withLock { $0.events } }

  /// The values that have come, in order.
  public var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The completions that have come: more than one is an error of the publisher.
  public var completions: [Subscribers.Completion<Failure>] {
    events.compactMap { if case .completion(let completion) = $0 { completion } else { nil } }
  }

  /// The first completion that has come.
  public var completion: Subscribers.Completion<Failure>? { completions.first }

  /// Whether the publisher has finished without failure.
  public var isFinished: Bool { if case .finished = completion { true } else { false } }

  /// The error with which the publisher has failed.
  public var failure: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }

  /// The subscription, until ``cancel()`` or ``releaseSubscription()``.
  public var subscription: (any Subscription)? { state.withLock { $0.subscription } }

  /// The sum of the demand so far: what was asked for at the beginning, with ``request(_:)`` and in
  /// return for values. A request made directly on the subscription does not count.
  public var requested: Subscribers.Demand { state.withLock { $0.requested } }

  /// Where the publisher has broken Combine's rules, in order; empty for a publisher that keeps
  /// them.
  ///
  /// A value is beyond the demand if more values have come than ``requested``.
  public var violations: [RuleViolation] { state.withLock { $0.violations } }

  /// Runs `body` on each value, after it is recorded and before the demand for it is returned.
  public func onValue(_ body: @escaping (Input) -> Void) {
    state.withLock { $0.onValue = body }
  }

  /// Runs `body` on the subscription, in place of requesting the initial demand.
  public func onSubscription(_ body: @escaping (any Subscription) -> Void) {
    state.withLock { $0.onSubscription = body }
  }

  /// Runs `body` on the completion, after it is recorded.
  public func onCompletion(_ body: @escaping (Subscribers.Completion<Failure>) -> Void) {
    state.withLock { $0.onCompletion = body }
  }

  /// Asks for `demand` more values.
  public func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state in
      if state.subscription != nil { state.requested += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  /// Forgets the events that have come; the subscription and the demand stay.
  public func removeEvents() {
    let events = state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
    withExtendedLifetime(events) {}
  }

  /// Cancels the subscription and lets go of it.
  public func cancel() {
    takeSubscription()?.cancel()
  }

  /// Lets go of the subscription without cancelling it.
  public func releaseSubscription() {
    _ = takeSubscription()
  }

  private func takeSubscription() -> (any Subscription)? {
    state.withLock { state in
      defer { state.subscription = nil }
      return state.subscription
    }
  }

  public func receive(subscription: any Subscription) {
    let description = String(describing: subscription)
    let hook = state.withLock { state in
      if state.count.subscriptions > 0 { state.violations.append(.secondSubscription) }
      state.count.subscriptions += 1
      state.events.append(.subscription(description))
      state.subscription = subscription
      if state.onSubscription == nil { state.requested += initialDemand }
      return state.onSubscription
    }
    if let hook {
      hook(subscription)
    } else if initialDemand > .none {
      subscription.request(initialDemand)
    }
  }

  public func receive(_ input: Input) -> Subscribers.Demand {
    let (hook, demand) = state.withLock { state in
      state.count.values += 1
      if state.count.subscriptions == 0 { state.violations.append(.valueBeforeSubscription) }
      if state.count.completions > 0 { state.violations.append(.valueAfterCompletion) }
      if state.requested < state.count.values { state.violations.append(.valueBeyondDemand) }
      state.events.append(.value(input))
      return (state.onValue, state.demandForValue)
    }
    hook?(input)
    let more = demand(input)
    state.withLock { $0.requested += more }
    return more
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    let hook = state.withLock { state in
      if state.count.subscriptions == 0 { state.violations.append(.completionBeforeSubscription) }
      if state.count.completions > 0 { state.violations.append(.secondCompletion) }
      state.count.completions += 1
      state.events.append(.completion(completion))
      return state.onCompletion
    }
    hook?(completion)
  }
}

extension TestSubscriber.Event: Equatable where Input: Equatable, Failure: Equatable {}

extension TestSubscriber.Event: CustomStringConvertible {
  /// The event as `subscription(Map)`, `value(1)` or `completion(finished)`.
  public var description: String {
    switch self {
    case .subscription(let description): "subscription(\(description))"
    case .value(let value): "value(\(value))"
    case .completion(.finished): "completion(finished)"
    case .completion(.failure(let error)): "completion(failure(\(error)))"
    }
  }
}

extension Publisher {
  /// Subscribes a new ``TestSubscriber``, which keeps the subscription.
  ///
  /// - Parameter demand: How many values to ask for at the beginning.
  public func record(
    demand: Subscribers.Demand = .unlimited
  ) -> TestSubscriber<Output, Failure> {
    let subscriber = TestSubscriber<Output, Failure>(initialDemand: demand)
    subscribe(subscriber)
    return subscriber
  }
}
