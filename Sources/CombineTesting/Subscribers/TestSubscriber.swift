import Combine

/// A subscriber that records what it gets and asks for what a test tells it to.
public final class TestSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  /// Something that a publisher did.
  public enum Event {
    /// Handed over a subscription with this description.
    case subscription(String)
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State {
    var events: [Event] = []
    var subscription: (any Subscription)?
    var demandForValue: (Input) -> Subscribers.Demand
    var onValue: ((Input) -> Void)?
    var onSubscription: ((any Subscription) -> Void)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
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
    subscription?.request(demand)
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
      state.events.append(.subscription(description))
      state.subscription = subscription
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
      state.events.append(.value(input))
      return (state.onValue, state.demandForValue)
    }
    hook?(input)
    return demand(input)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    let hook = state.withLock { state in
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
