/// A hook that sees every event between the publishers and subscribers of the process, for
/// debuggers. Apple's `Combine._Introspection`, which is public but not documented.
///
/// A hook sees what happens in subscriptions made while some hook is enabled, on the threads where
/// it happens, and must be ready for calls from several at once. It is handed the publishers,
/// subscribers and subscriptions themselves, not the wrappers that watch them. While none is
/// enabled, the check for one costs a subscription a single load, and values nothing.
public protocol _Introspection: AnyObject {
  /// Called before `publisher` is handed `subscriber`.
  func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input

  /// Called when `publisher` has been handed `subscriber`.
  func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input

  /// Called before `subscriber` gets its subscription.
  func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription)

  /// Called when `subscriber` has got its subscription.
  func didReceive<S: Subscriber>(subscriber: S, subscription: any Subscription)

  /// Called before `subscriber` gets a value.
  func willReceive<S: Subscriber>(subscriber: S, input: S.Input)

  /// Called when `subscriber` has got a value and answered with `resultingDemand`.
  func didReceive<S: Subscriber>(
    subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand)

  /// Called before `subscriber` gets its completion.
  func willReceive<S: Subscriber>(
    subscriber: S, completion: Subscribers.Completion<S.Failure>)

  /// Called when `subscriber` has got its completion.
  func didReceive<S: Subscriber>(
    subscriber: S, completion: Subscribers.Completion<S.Failure>)

  /// Called before `subscription` is asked for more.
  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  /// Called when `subscription` has been asked for more.
  func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  /// Called before `subscription` is cancelled.
  func willCancel(subscription: any Subscription)

  /// Called when `subscription` has been cancelled.
  func didCancel(subscription: any Subscription)
}

extension _Introspection {
  public func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input {}

  public func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input {}

  public func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {}

  public func didReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {}

  public func willReceive<S: Subscriber>(subscriber: S, input: S.Input) {}

  public func didReceive<S: Subscriber>(
    subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand
  ) {}

  public func willReceive<S: Subscriber>(
    subscriber: S, completion: Subscribers.Completion<S.Failure>
  ) {}

  public func didReceive<S: Subscriber>(
    subscriber: S, completion: Subscribers.Completion<S.Failure>
  ) {}

  public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  public func willCancel(subscription: any Subscription) {}

  public func didCancel(subscription: any Subscription) {}

  /// Starts calling this hook. It is kept until it is disabled; a second call changes nothing.
  public func enable() {
    IntrospectionHooks.enable(self)
  }

  /// Stops calling this hook.
  public func disable() {
    IntrospectionHooks.disable(self)
  }

  /// Whether this hook is called.
  public var isEnabled: Bool {
    IntrospectionHooks.enabled.contains { $0 === self }
  }
}
