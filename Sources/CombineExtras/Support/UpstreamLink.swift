import Combine

/// The subscription to one upstream: demand that comes before it is kept for it, a second one is
/// cancelled, and one that comes after the end is cancelled too.
@usableFromInline
final class UpstreamLink {
  @usableFromInline
  struct State {
    @usableFromInline var subscription: (any Subscription)?
    @usableFromInline var early = Subscribers.Demand.none
    @usableFromInline var isEnded = false

    @inlinable
    init() {}
  }

  @usableFromInline let state = Lock(State())

  @inlinable
  init() {}

  /// Whether it was cancelled or has ended.
  @inlinable var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Takes the upstream's subscription and requests what was asked for before.
  @inlinable
  func attach(_ subscription: any Subscription) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      if state.isEnded || state.subscription != nil { return nil }
      state.subscription = subscription
      defer { state.early = .none }
      return state.early
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state -> (any Subscription)? in
      if state.subscription == nil { state.early += demand }
      return state.subscription
    }
    if demand > .none { subscription?.request(demand) }
  }

  /// Ends it and cancels the upstream.
  @inlinable
  func cancel() {
    take()?.cancel()
  }

  /// Ends it, as the upstream has.
  @inlinable
  func end() {
    _ = take()
  }

  @inlinable
  func take() -> (any Subscription)? {
    state.withLock { state in
      defer { state.subscription = nil }
      state.isEnded = true
      return state.subscription
    }
  }
}
