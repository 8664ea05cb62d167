/// The upstream subscription of an operator through its life.
///
/// It is state: keep it in a ``Lock`` and make the calls on what it returns with the lock released.
@usableFromInline
enum SubscriptionStatus {
  /// None has arrived yet.
  case awaiting

  /// One has arrived and is in use.
  case subscribed(any Subscription)

  /// Cancelled or completed.
  case terminal

  /// Puts `subscription` to use if none has arrived before.
  ///
  /// - Returns: Whether it is in use now; otherwise the caller cancels it.
  @inlinable
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaiting = self else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// The subscription in use, if there is one.
  @inlinable var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = self { subscription } else { nil }
  }

  /// Ends the use of the subscription.
  ///
  /// - Returns: The subscription that was in use.
  @inlinable
  mutating func terminate() -> (any Subscription)? {
    defer { self = .terminal }
    return subscription
  }

  /// Ends the use of the subscription if one is in use; before that, nothing changes.
  ///
  /// - Returns: The subscription that was in use.
  @inlinable
  mutating func terminateIfSubscribed() -> (any Subscription)? {
    guard case .subscribed(let subscription) = self else { return nil }
    self = .terminal
    return subscription
  }

  @inlinable var isTerminal: Bool {
    if case .terminal = self { true } else { false }
  }

  @inlinable var isAwaiting: Bool {
    if case .awaiting = self { true } else { false }
  }
}
