/// The connection of a subscriber to a publisher. Apple's `Combine.Subscription`.
///
/// Both members may be called on any thread, also while a value is being delivered.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values, on top of what was asked for before.
  func request(_ demand: Subscribers.Demand)
}
