import Combine

/// The subscription of a race between upstreams for one downstream.
@usableFromInline
final class Race<Downstream: Subscriber>: Subscription {
  @usableFromInline
  struct State {
    /// In the order of the upstreams; `nil` before it comes, and for those that have lost.
    @usableFromInline var subscriptions: [(any Subscription)?]
    @usableFromInline var winner: Int?
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var isEnded = false

    @inlinable
    init(count: Int) {
      subscriptions = Array(repeating: nil, count: count)
    }
  }

  @usableFromInline let downstream: Downstream
  @usableFromInline let state: Lock<State>

  @inlinable
  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    state = Lock(State(count: count))
  }

  @inlinable var isUndecided: Bool {
    state.withLock { $0.winner == nil && !$0.isEnded }
  }

  @inlinable
  func finishWithoutChildren() {
    let isFirst = state.withLock { state in
      defer { state.isEnded = true }
      return !state.isEnded
    }
    if isFirst { downstream.receive(completion: .finished) }
  }

  /// Takes a child's subscription; it is asked for what has been requested so far.
  @inlinable
  func attach(_ subscription: any Subscription, of index: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      if state.isEnded || (state.winner ?? index) != index || state.subscriptions[index] != nil {
        return nil
      }
      state.subscriptions[index] = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  /// Makes the child `index` the winner unless there is one.
  ///
  /// - Returns: Whether it is the winner.
  @inlinable
  func claim(_ index: Int) -> Bool {
    let (isWinner, losers) = state.withLock { state -> (Bool, [any Subscription]) in
      if state.isEnded { return (false, []) }
      if let winner = state.winner { return (winner == index, []) }
      state.winner = index
      var losers: [any Subscription] = []
      for other in state.subscriptions.indices where other != index {
        if let loser = state.subscriptions[other] { losers.append(loser) }
        state.subscriptions[other] = nil
      }
      return (true, losers)
    }
    for loser in losers { loser.cancel() }
    return isWinner
  }

  /// Ends the race, of which `index` has won.
  @inlinable
  func end() {
    _ = takeSubscriptions()
  }

  @inlinable
  func takeSubscriptions() -> [(any Subscription)?] {
    state.withLock { state in
      defer { state.subscriptions = state.subscriptions.map { _ in nil } }
      state.isEnded = true
      return state.subscriptions
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    let subscriptions = state.withLock { state -> [(any Subscription)?] in
      if state.isEnded { return [] }
      state.demand += demand
      return state.subscriptions
    }
    if demand == .none { return }
    for subscription in subscriptions { subscription?.request(demand) }
  }

  @inlinable
  func cancel() {
    for subscription in takeSubscriptions() { subscription?.cancel() }
  }
}

/// One runner of a ``Race``.
@usableFromInline
final class RaceChild<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let parent: Race<Downstream>
  @usableFromInline let index: Int

  /// Spares the winner the lock. Guarded by the upstream's serial delivery.
  @exclusivity(unchecked) @usableFromInline var hasWon = false

  @inlinable
  init(parent: Race<Downstream>, index: Int) {
    self.parent = parent
    self.index = index
  }

  @inlinable
  func receive(subscription: any Subscription) {
    parent.attach(subscription, of: index)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if !hasWon {
      guard parent.claim(index) else { return .none }
      hasWon = true
    }
    return parent.downstream.receive(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard parent.claim(index) else { return }
    parent.end()
    parent.downstream.receive(completion: completion)
  }
}
