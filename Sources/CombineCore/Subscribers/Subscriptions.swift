/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that does nothing: for publishers that complete at once. One shared instance.
  public static var empty: any Subscription { EmptySubscription.shared }
}

@usableFromInline
final class EmptySubscription: Subscription, OperatorDescription, Sendable {
  @usableFromInline static let shared = EmptySubscription()
  @usableFromInline var operatorName: String { "Empty" }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {}

  @usableFromInline
  func cancel() {}
}
